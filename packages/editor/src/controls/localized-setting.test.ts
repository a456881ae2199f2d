import { describe, expect, test } from 'vitest';
import { localizedSetting } from './localized-setting.ts';

const labels = (text = '') => (text.startsWith('t:') ? `«${text.slice(2)}»` : text);

describe('what a setting says', () => {
  test('labels, info, options and groups are in the editor’s language, at every depth', () => {
    const setting = localizedSetting(
      {
        type: 'select',
        id: 'size',
        label: 't:size',
        info: 't:info',
        options: [{ value: 's', label: 't:small', group: 't:sizes' }, { value: 'm' }],
        definition: [{ type: 'color', id: 'text', label: 't:text' }],
      },
      labels,
    );
    expect(setting).toMatchObject({
      label: '«size»',
      info: '«info»',
      options: [
        { value: 's', label: '«small»', group: '«sizes»' },
        { value: 'm', label: undefined },
      ],
      definition: [{ label: '«text»' }],
    });
  });

  test('a default may be a key too; a value that is no text is as it is', () => {
    expect(localizedSetting({ type: 'text', id: 'a', default: 't:hello' }, labels).default).toBe('«hello»');
    expect(localizedSetting({ type: 'range', id: 'a', default: 4 }, labels).default).toBe(4);
  });

  test('a setting without a label has its id', () => {
    expect(localizedSetting({ type: 'text', id: 'button_text' }, labels).label).toBe('Button text');
  });
});
