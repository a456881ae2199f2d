import { configure } from '@testing-library/react';

// As for `vi.waitFor`: a busy machine is slow, not wrong. Strict: an effect that does not survive a second mounting fails its test.
configure({ asyncUtilTimeout: 20_000, reactStrictMode: true });
