import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ["{{ 'abc' | md5 }}", '900150983cd24fb0d6963f7d28e17f72'],
  ["{{ 'abc' | sha1 }}", 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ["{{ 'abc' | sha256 }}", 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ["{{ 'what do ya want for nothing?' | hmac_sha1: 'Jefe' }}", 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
  [
    "{{ 'what do ya want for nothing?' | hmac_sha256: 'Jefe' }}",
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ["{{ '' | blake3 }}", 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
  ["{{ 'abc' | blake3 }}", '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85'],
])('%s', (template, expected) => {
  expect(renderText(template)).toBe(expected);
});
