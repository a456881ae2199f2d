import { drop } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { dress } from '../test_objects.ts';
import { renderText } from '../test_services.ts';

const film = drop({
  kind: 'video',
  fields: {
    media_type: () => 'video',
    alt: () => 'Walking',
    preview_image: () => dress,
    sources: () => [{ url: '/v/a.mp4', mime_type: 'video/mp4' }],
  },
});
const clip = drop({
  kind: 'external_video',
  fields: {
    media_type: () => 'external_video',
    host: () => 'youtube',
    external_id: () => 'a b',
    alt: () => 'Clip',
    aspect_ratio: () => 1.778,
  },
});
const model = drop({
  kind: 'model',
  fields: {
    media_type: () => 'model',
    id: () => 5,
    alt: () => 'Bag',
    preview_image: () => dress,
    sources: () => [{ url: '/m/a.glb' }],
  },
});
const picture = drop({
  kind: 'media',
  fields: { media_type: () => 'image', preview_image: () => dress, alt: () => 'A dress' },
});
const globals = { film, clip, model, picture };
const poster = '//shop.test/cdn/shop/files/dress_small.jpg?v=1';

test.each([
  [
    '{{ film | video_tag: autoplay: true, loop: true, controls: false }}',
    `<video playsinline="playsinline" autoplay="autoplay" loop="loop" aria-label="Walking" poster="${poster}"><source src="//shop.test/v/a.mp4" type="video/mp4"><img src="${poster}"></video>`,
  ],
  [
    '{{ clip | external_video_url: color: "white", autoplay: true }}',
    'https://www.youtube.com/embed/a%20b?autoplay=1&color=white&controls=1&enablejsapi=1&modestbranding=1&playsinline=1&rel=0',
  ],
  [
    '{{ model | model_viewer_tag: reveal: "auto" }}',
    `<model-viewer reveal="auto" src="//shop.test/m/a.glb" camera-controls="true" style="--poster-color: transparent;" data-shopify-feature="1.12" alt="Bag" poster="${poster}"></model-viewer>`,
  ],
  ['{{ film.alt | external_video_url }}', 'Liquid error (test line 1): external_video_url requires an external video'],
])('%s', (template, expected) => {
  expect(renderText(template, globals)).toBe(expected);
});

test('external_video_tag frames the player', () => {
  const html = renderText("{{ clip | external_video_tag: class: 'c' }}", globals);
  expect(html).toContain('<iframe frameborder="0"');
  expect(html).toContain(
    'src="https://www.youtube.com/embed/a%20b?controls=1&amp;enablejsapi=1&amp;modestbranding=1&amp;playsinline=1&amp;rel=0" title="Clip" style="aspect-ratio: 1.778" class="c">',
  );
  const address = '{{ clip | external_video_url: autoplay: true | external_video_tag }}';
  expect(renderText(address, globals)).toContain('src="https://www.youtube.com/embed/a%20b?autoplay=1&amp;controls=1');
});

test('media_tag chooses by the kind of media', () => {
  const html = renderText(
    "{{ film | media_tag }}{{ clip | media_tag }}{{ model | media_tag }}{{ picture | media_tag: image_size: '200x' }}",
    globals,
  );
  expect(html.match(/<(video|iframe|model-viewer|img src="[^"]*width=200")/g)).toHaveLength(4);
});
