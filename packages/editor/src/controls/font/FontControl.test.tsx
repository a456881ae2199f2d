// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';

test('a font is shown by its name and chosen; one without a file says so', async () => {
  const { user, stored } = renderSetting({ type: 'font_picker', label: 'Headings', default: 'assistant_n4' });
  await user.click(await screen.findByRole('button', { name: /^Headings: Assistant/ }));
  const lora = await screen.findByRole('option', { name: 'Lora' });
  expect(lora.textContent).toContain('No sample');
  await user.click(lora);
  expect(stored()).toBe('lora_n4');
  expect(screen.getByRole('button', { name: /^Headings: Lora/ })).toBeTruthy();
});
