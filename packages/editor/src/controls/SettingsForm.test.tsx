// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { SettingsForm } from './SettingsForm.tsx';

afterEach(cleanup);

const settings = [
  { type: 'header', content: 't:layout' },
  { type: 'paragraph', content: 'Read [how](https://example.com/how).' },
  { type: 'text', id: 'title', label: 't:title' },
  { type: 'number', id: 'columns', label: 'Columns', visible_if: '{{ section.settings.layout == "grid" }}' },
];
const labels = (text = '') => text.replace('t:', 'The ');

const form = (layout: string, onChange: (id: string, value: unknown) => void = () => {}) => (
  <SettingsForm
    settings={settings}
    values={{ title: 'Silk' }}
    context={{ section: { layout }, settings: {} }}
    labels={labels}
    owner="none"
    onChange={onChange}
  />
);

describe('the settings of a section', () => {
  test('headers, paragraphs with links, and fields in the editor’s language', () => {
    render(form('grid'));
    expect(screen.getByRole('heading', { name: 'The layout' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'how' }).getAttribute('href')).toBe('https://example.com/how');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'The title' }).value).toBe('Silk');
  });

  test('a condition hides a setting, and shows it again', () => {
    const { rerender } = render(form('slides'));
    expect(screen.queryByRole('textbox', { name: 'Columns' })).toBeNull();
    rerender(form('grid'));
    expect(screen.getByRole('textbox', { name: 'Columns' })).toBeTruthy();
  });

  test('a change goes to the latest listener, with the setting’s id', async () => {
    const changes: unknown[] = [];
    const { rerender } = render(form('grid'));
    rerender(form('grid', (...change) => changes.push(change.slice(0, 2))));
    await userEvent.type(screen.getByRole('textbox', { name: 'Columns' }), '3');
    expect(changes).toEqual([['columns', 3]]);
  });
});
