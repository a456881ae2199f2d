import { expect, test } from 'vitest';
import { withPreviewScript } from './preview-answers.ts';

const SCRIPT = '<script src="/editor/preview.js"></script>';

test.each([
  ['in its head', '<!doctype html><html><head a=">"><title>x</title></head><body>', '<head a=">">'],
  [
    'behind the tag of a page that has none',
    "<!doctype html><html lang='en'><body><header></header>",
    "<html lang='en'>",
  ],
  ['behind a doctype alone', ' <!DOCTYPE html><title>x</title>', ' <!DOCTYPE html>'],
  ['in front of a fragment', '<div class="quick"></div>', ''],
])('a page has the script %s', (_, page, before) => {
  expect(withPreviewScript(page)).toBe(page.replace(before, before + SCRIPT));
});
