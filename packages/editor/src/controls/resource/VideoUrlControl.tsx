import { Input, Label, TextField } from 'react-aria-components';
import { useLanguage, useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { acceptedSites, readVideoAddress, SITE_NAMES } from './video-address.ts';

/** `video_url`: an address on YouTube or Vimeo. It says which video it recognizes. */
export function VideoUrlControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const language = useLanguage();
  const [address, setAddress] = useLocalValue(shownText(setting, value));
  const sites = acceptedSites(setting.accept);
  const video = readVideoAddress(address);
  const isAccepted = video !== null && sites.includes(video.site);
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(sites.map((site) => SITE_NAMES[site]));
  return (
    <TextField
      className="setting-control"
      value={address}
      isInvalid={address.trim() !== '' && !isAccepted}
      onChange={(typed) => {
        setAddress(typed);
        onChange(storedText(setting, typed.trim()));
      }}
    >
      <Label className="setting-label">{label}</Label>
      <Input
        className="setting-input"
        inputMode="url"
        spellCheck={false}
        placeholder={setting.placeholder ?? text('control.video.placeholder')}
      />
      {isAccepted && (
        <span className="setting-info" role="status">
          {text('control.video.recognized', { site: SITE_NAMES[video.site], id: video.id })}
        </span>
      )}
      <FieldNotes info={info} problem={text('control.video.unknown', { sites: names })} />
    </TextField>
  );
}
