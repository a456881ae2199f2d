import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commit, createHistory, type History, rebase, redo, seal, undo } from './history.ts';
import type { Files } from './types.ts';

const files = (value: number): Files => ({ 'config/settings_data.json': { current: { value } } });
const selected = { path: 'templates/index.json', key: 'hero' };
const start = files(0);

test('undo goes back to the files before, and selects what was selected then', () => {
  const next = files(1);
  const history = commit(createHistory(start), next, { label: 'step.move', before: null, after: selected });
  const back = undo(history);
  expect(back).toMatchObject({ select: null, label: 'step.move', history: { present: start } });
  expect(back && redo(back.history)).toMatchObject({ select: selected, history: { present: next } });
});

test('changes of one group are one step until it is sealed or another change comes', () => {
  const type = (history: History, value: number, group?: string) =>
    commit(history, files(value), { label: 'step.setting', group });
  const one = type(type(createHistory(start), 1, 'heading'), 2, 'heading');
  expect(one.past).toHaveLength(1);
  expect(undo(one)?.history.present).toBe(start);
  expect(type(seal(one), 3, 'heading').past).toHaveLength(2);
  expect(type(type(one, 3, 'text'), 4, 'heading').past).toHaveLength(3);
  expect(type(type(one, 3), 4).past).toHaveLength(3);
});

test('a group selects what was selected before its first change, and after its last', () => {
  const text = { label: 'step.setting', group: 'heading' };
  const one = commit(createHistory(start), files(1), { ...text, before: selected, after: null });
  const two = commit(one, files(2), { ...text, before: null, after: selected });
  const back = undo(two);
  expect(back?.select).toEqual(selected);
  expect(back && redo(back.history)?.select).toEqual(selected);
});

test('a change after undo joins no group, and ends what could be redone', () => {
  const typed = commit(createHistory(start), files(1), { label: 'step.setting', group: 'heading' });
  const more = commit(seal(typed), files(2), { label: 'step.setting', group: 'heading' });
  const back = undo(more)?.history ?? more;
  const again = commit(back, files(3), { label: 'step.setting', group: 'heading' });
  expect(again.past).toHaveLength(2);
  expect(redo(again)).toBeUndefined();
});

test('the same files are no step', () => {
  const history = createHistory(start);
  expect(commit(history, start, { label: 'step.move' })).toBe(history);
  expect(undo(history)).toBeUndefined();
});

test('undo without end, and redo back again, go through all states', { tags: ['editor-18'] }, () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 200 }), (values) => {
      const states = [start, ...values.map(files)];
      let history = states
        .slice(1)
        .reduce((before, state) => commit(before, state, { label: 'step.setting' }), createHistory(start));
      for (const state of states.toReversed().slice(1)) {
        history = undo(history)?.history ?? history;
        expect(history.present).toBe(state);
      }
      for (const state of states.slice(1)) {
        history = redo(history)?.history ?? history;
        expect(history.present).toBe(state);
      }
    }),
  );
});

test('after others have saved, undo goes back over one’s own changes alone', { tags: ['editor-18'] }, () => {
  const history = commit(createHistory(start), files(1), { label: 'step.setting' });
  const theirs = { 'templates/index.json': { sections: {}, order: [] } };
  const rebased = rebase(history, (state) => ({ ...state, ...theirs }));
  expect(rebased.present).toEqual({ ...files(1), ...theirs });
  expect(undo(rebased)?.history.present).toEqual({ ...start, ...theirs });
});
