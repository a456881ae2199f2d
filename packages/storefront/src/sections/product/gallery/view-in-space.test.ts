// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { deviceViewer, fileFor, openInSpace, sceneViewerAddress } from './view-in-space.ts';

const glb = { url: '/coat.glb', type: 'model/gltf-binary' };
const usdz = { url: '/coat.usdz', type: 'model/vnd.usdz+zip' };

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true, 'quick-look'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', false, 'scene-viewer'],
  ['Mozilla/5.0 (X11; Linux x86_64)', false, null],
])('a device opens models with what it has: %s', (agent, quickLook, viewer) => {
  expect(deviceViewer(agent, quickLook)).toBe(viewer);
});

it('each viewer has the file it can read, or none', () => {
  expect(fileFor('quick-look', [glb, usdz])).toBe(usdz);
  expect(fileFor('scene-viewer', [usdz, glb])).toBe(glb);
  expect(fileFor('quick-look', [glb])).toBeUndefined();
});

it('Scene Viewer is told of the file and its name, and where to stay without it', () => {
  const address = sceneViewerAddress('https://shop.example/coat.glb?v=1', 'Coat & belt', 'https://shop.example/coat#a');
  const asked = new URL(address).searchParams;
  expect([asked.get('file'), asked.get('title')]).toEqual(['https://shop.example/coat.glb?v=1', 'Coat & belt']);
  expect(address).toContain(';S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fcoat%23a;end;');
});

it('Quick Look gets a link to the file with a picture in it, Scene Viewer its own address', () => {
  const pressed: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this);
  });
  openInSpace('quick-look', usdz, 'Coat');
  openInSpace('scene-viewer', glb, 'Coat');
  expect(pressed.map((link) => [link.rel, link.querySelector('img') !== null])).toEqual([
    ['ar', true],
    ['', false],
  ]);
  expect(pressed[0]?.href).toBe(new URL('/coat.usdz', window.location.href).href);
  expect(pressed[1]?.href).toMatch(/^intent:/);
});
