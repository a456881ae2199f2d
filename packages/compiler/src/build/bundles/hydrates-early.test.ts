import { expect, it } from 'vitest';
import { hydratesEarly, onlyOn } from './hydrates-early.ts';

it('views that come to life untouched, but those of the account alone', () => {
  const early = (hydrate: 'load' | 'idle' | 'visible' | 'interaction', templates?: string[], groups?: string[]) =>
    hydratesEarly({ hydrate, enabledOn: templates || groups ? { templates, groups } : undefined });
  expect([early('load'), early('idle', ['cart']), early('idle', undefined, ['header'])]).toEqual([true, true, true]);
  expect([early('visible'), early('interaction', ['cart'])]).toEqual([false, false]);
  expect(early('load', ['customers/login', 'customers/register'])).toBe(false);
  expect(early('load', ['customers/account', 'page'])).toBe(true);
  expect(early('load', ['customers/account'], ['footer'])).toBe(true);
});

it('a section may stand on some templates only where it names them, and no group', () => {
  expect(onlyOn({ enabledOn: { templates: ['product', 'page'] } })).toEqual(['product', 'page']);
  expect(onlyOn({ enabledOn: { templates: ['product'], groups: ['footer'] } })).toBe(undefined);
  expect([onlyOn({ enabledOn: { templates: ['*'] } }), onlyOn({ enabledOn: undefined })]).toEqual([
    undefined,
    undefined,
  ]);
});
