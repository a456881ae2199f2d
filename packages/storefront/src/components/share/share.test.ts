import { describe, expect, it, vi } from 'vitest';
import { shareLink } from './share.ts';

const link = { title: 'Notes on a Slip Dress', url: 'https://shop.example/blogs/journal/notes-on-a-slip-dress' };
const refused = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }));

describe('sharing a link', () => {
  it("uses the device's own sheet where there is one", async () => {
    const share = vi.fn(() => Promise.resolve());
    expect(await shareLink({ share }, link)).toBe('sent');
    expect(share).toHaveBeenCalledWith(link);
  });

  it('leaves it when the visitor closes the sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    expect(await shareLink({ share: refused('AbortError'), clipboard: { writeText } }, link)).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link where there is no sheet, or it cannot be opened', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    expect(await shareLink({ clipboard: { writeText } }, link)).toBe('copied');
    expect(await shareLink({ share: refused('NotAllowedError'), clipboard: { writeText } }, link)).toBe('copied');
    expect(writeText.mock.calls).toEqual([[link.url], [link.url]]);
  });

  it('says when neither can be done', async () => {
    expect(await shareLink({}, link)).toBe('failed');
    expect(await shareLink({ clipboard: { writeText: refused('NotAllowedError') } }, link)).toBe('failed');
  });
});
