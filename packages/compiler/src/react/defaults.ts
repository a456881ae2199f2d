/** `defaultProps` of a component. */
import { orDefault } from '../evaluate/patterns.ts';
import { read } from '../evaluate/read.ts';
import type { Props } from './element.ts';

/** The props, with a default for each that is undefined or may be undefined on the page. */
export function withDefaults(given: Props, defaults: Props): Props {
  const props: Props = { ...given };
  for (const [name, value] of Object.entries(defaults)) props[name] = orDefault(read(given, name), () => value);
  return Object.freeze(props);
}
