import { configure } from '@testing-library/dom';

// As for `vi.waitFor`: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });
