// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { MEDIA_UI } from './media-ui.ts';

it('plays with the browser’s own elements, and hides what the device cannot show', () => {
  document.body.innerHTML = `<model-viewer></model-viewer><div id="film"><video></video></div>
    <button data-shopify-xr data-shopify-model3d-id="1">In your room</button>`;
  const initialized = vi.fn();
  document.addEventListener('shopify_xr_initialized', initialized);
  new Function(MEDIA_UI)();
  new Function(MEDIA_UI)();
  expect(initialized).toHaveBeenCalledOnce();
  const platform = globalThis as unknown as {
    Shopify: Record<string, new (target: unknown, options?: unknown) => { play(): void; pause(): void }>;
    ShopifyXR: { addModels(list: unknown[]): void; setupXRElements(): void; launchXR(options: unknown): boolean };
  };
  const viewer = document.querySelector('model-viewer');
  const toggled = vi.fn();
  viewer?.addEventListener('shopify_model_viewer_ui_toggle_play', toggled);
  const { ModelViewerUI, Plyr } = platform.Shopify;
  if (!ModelViewerUI || !Plyr) throw new Error('The players are not there.');
  new ModelViewerUI(viewer).play();
  expect(toggled).toHaveBeenCalledOnce();
  expect(viewer?.hasAttribute('camera-controls')).toBe(true);
  new Plyr('#film', { muted: true, loop: { active: true } });
  expect(document.querySelector('video')).toMatchObject({ controls: true, muted: true, loop: true });
  platform.ShopifyXR.addModels([{ id: 1, sources: [{ format: 'usdz', url: '/a.usdz' }] }]);
  platform.ShopifyXR.setupXRElements();
  expect(document.querySelector('button')?.hidden).toBe(true);
  expect(platform.ShopifyXR.launchXR({ model3dId: 1 })).toBe(false);
});
