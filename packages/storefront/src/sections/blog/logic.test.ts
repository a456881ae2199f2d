import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFixture, blogFixture } from './blog.fixture.ts';
import { ALL, addressOf, articlesFor, choices, fromHash } from './logic.ts';

const blog = blogFixture();
const ids = (value: string, of = blog) => articlesFor(of, value).map(({ id }) => id);

describe('the articles of a choice', () => {
  it('are all, those of one blog, or none', () => {
    expect(ids(ALL)).toEqual([1, 2, 3]);
    expect(ids('journal')).toEqual([1, 3]);
    expect(ids('letters')).toEqual([]);
  });

  it("are its own page's on the page of a blog, and the others' for the rest", () => {
    const page = blogFixture({ start: 'journal', items: [articleFixture(9, 'journal')], others: blog.items });
    expect(ids('journal', page)).toEqual([9]);
    expect(ids('atelier', page)).toEqual([2]);
    expect(ids(ALL, page)).toEqual([1, 2, 3]);
  });
});

describe('the choice in the hash', () => {
  it('is read back as it was written', () => {
    const here = { pathname: '/pages/journal', search: '?page=2' };
    for (const value of [ALL, ...choices(blog.filters).map((choice) => choice.value)]) {
      const address = new URL(addressOf(blog, value, here), 'https://shop.example');
      expect(fromHash(blog, address.hash)).toBe(value);
      expect(address.pathname + address.search).toBe('/pages/journal?page=2');
    }
  });

  it('is left out for what the page starts with', () => {
    expect(addressOf(blog, ALL, { pathname: '/pages/journal', search: '' })).toBe('/pages/journal');
    expect(addressOf({ start: 'journal' }, ALL, { pathname: '/blogs/journal', search: '' })).toBe('/blogs/journal#all');
  });

  it('falls back to the start for whatever else stands there', () => {
    for (const hash of ['', '#', '#nowhere', '#%', '#%E0%A4%A', '#__proto__', '#<script>'])
      expect(fromHash(blog, hash), hash).toBe(ALL);
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect([ALL, 'journal', 'atelier', 'letters']).toContain(fromHash(blog, hash));
      }),
    );
  });
});
