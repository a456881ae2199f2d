import { t } from '@vitrine/compiler/view.ts';
import { Specimen } from '../../components/styleguide/Chapter.tsx';
import { FLUID_SPACES, MOTIONS, SPACES } from './tokens.ts';

export function Measures() {
  return (
    <>
      <Specimen name={t('styleguide.spaces')} wide>
        <ul className="styleguide__spaces small">
          {Object.entries(SPACES).map(([name, px]) => (
            <li key={name}>
              <code className="muted">{name}</code>
              <span className="tabular">{px}</span>
              <span className="styleguide__bar" style={{ inlineSize: `var(${name})` }} />
            </li>
          ))}
          {FLUID_SPACES.map((name) => (
            <li key={name}>
              <code className="muted">{name}</code>
              <span>↔</span>
              <span className="styleguide__bar" style={{ inlineSize: `var(${name})` }} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={t('styleguide.motion')} wide>
        <ul className="styleguide__spaces small">
          {Object.entries(MOTIONS).map(([name, time]) => (
            <li key={name} className="styleguide__motion">
              <code className="muted">{name}</code>
              <span className="tabular">{time}</span>
              <span className="styleguide__track">
                <span className="styleguide__bead" style={{ transitionDuration: `var(${name})` }} />
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
