import { t } from '@vitrine/compiler/view.ts';
import type { StyleScheme } from './styleguide.schema.ts';

type Written = StyleScheme['text'];

function Plane({ token, name, value }: { token: string; name: string; value: string }) {
  return (
    <li className="tint">
      <span className="tint__field" style={{ background: `var(${token})` }} />
      <span>{name}</span>
      <span className="tabular muted">{value}</span>
    </li>
  );
}

/** A color one writes in: on the paper and on the wash, with how far it stands from each. */
function Ink({ token, name, color }: { token: string; name: string; color: Written }) {
  return (
    <tr>
      <th scope="row">
        <span className="tint__dot" style={{ background: `var(${token})` }} />
        {name}
      </th>
      <td className="tabular">{color.value}</td>
      <td className="tabular" style={{ color: `var(${token})` }}>
        {color.on_paper}
      </td>
      <td className="tabular">
        <span className="tint__washed" style={{ color: `var(${token})` }}>
          {color.on_wash}
        </span>
      </td>
      <td>{color.enough ? t('styleguide.aa') : t('styleguide.below_aa')}</td>
    </tr>
  );
}

export function Colors({ scheme }: { scheme: StyleScheme }) {
  return (
    <>
      <ul className="tints small">
        <Plane token="--paper" name={t('styleguide.color_paper')} value={scheme.background} />
        <Plane token="--wash" name={t('styleguide.color_wash')} value={scheme.wash} />
        <Plane token="--hairline" name={t('styleguide.color_hairline')} value={scheme.hairline} />
      </ul>
      <table className="styleguide__table small">
        <thead>
          <tr>
            <th scope="col">{t('styleguide.color')}</th>
            <th scope="col">{t('styleguide.value')}</th>
            <th scope="col">{t('styleguide.on_paper')}</th>
            <th scope="col">{t('styleguide.on_wash')}</th>
            <th scope="col">{t('styleguide.contrast')}</th>
          </tr>
        </thead>
        <tbody>
          <Ink token="--ink" name={t('styleguide.color_ink')} color={scheme.text} />
          <Ink token="--muted" name={t('styleguide.color_muted')} color={scheme.muted} />
          <Ink token="--accent" name={t('styleguide.color_accent')} color={scheme.accent} />
          <Ink token="--good" name={t('styleguide.color_good')} color={scheme.good} />
        </tbody>
      </table>
    </>
  );
}
