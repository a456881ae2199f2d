import type { ObjectScope } from '../objects/scope.ts';

/** The page around a section, as far as the section can read it. */
export interface FragmentPage {
  scope: ObjectScope;
  /** Which objects the page has, and its template: two pages of one name have the same. */
  name: string;
  hasFormResult(formId: string): boolean;
}

/**
 * One read of the page by a section. Data and not a function: a function would retain the page with all its rows for as long as the read is
 * stored.
 */
export interface Question {
  about: keyof typeof ANSWERS;
  /** A product, collection, path, form or parameter. */
  of: string;
}

const json = (value: unknown) => JSON.stringify(value ?? null);

/** The answer to each question, as text. */
const ANSWERS = {
  page: ({ name }: FragmentPage) => name,
  form: ({ hasFormResult }: FragmentPage, id: string) => String(hasFormResult(id)),
  path: ({ scope }: FragmentPage) => scope.path,
  query: ({ scope }: FragmentPage) => scope.query.toString(),
  pageType: ({ scope }: FragmentPage) => scope.pageType,
  listing: ({ scope }: FragmentPage) => json(scope.listing),
  chosen: ({ scope }: FragmentPage) => json(scope.chosen),
  variantOf: ({ scope }: FragmentPage, id: string) => String(scope.address.variantOf(Number(id))),
  listingOf: ({ scope }: FragmentPage, id: string) => json(scope.address.listingOf(Number(id))),
  filters: ({ scope }: FragmentPage) => json(scope.address.filters()),
  isAt: ({ scope }: FragmentPage, path: string) => String(scope.address.isAt(path)),
  isBelow: ({ scope }: FragmentPage, path: string) => String(scope.address.isBelow(path)),
  parameter: ({ scope }: FragmentPage, name: string) => json(scope.address.parameter(name)),
};

export const answerTo = ({ about, of }: Question, page: FragmentPage): string => ANSWERS[about](page, of);

export interface Answered extends Question {
  answer: string;
}

/**
 * A tree of reads: the first one, and for each value the next one. Rendering is deterministic, so the same values lead to the same next
 * read until something in the shop changes.
 */
interface Branch {
  question?: Question;
  answers: Map<string, Branch>;
}

/** Questions and answers of a theme's sections. An answer may be as long as a visitor's address, so bytes are counted. */
export interface Questions {
  /** The section's name on this page; undefined where its questions are not known. */
  nameOn(page: FragmentPage, place: string): string | undefined;
  /** Stores the reads in their order and returns the key that their values make; undefined where that is too long. */
  remember(place: string, asked: readonly Answered[]): string | undefined;
  /** Bytes of memory they take, roughly; never more than `maxBytes`. */
  readonly bytes: number;
}

/** A branch with its map and its place in the map above, and the question asked there. */
const BRANCH_BYTES = 500;

const bytesOf = (answer: string, question?: Question) =>
  BRANCH_BYTES + (answer.length + (question?.of.length ?? 0)) * 2;

/** Of a section's name. With its length: no answer may look like two. */
const part = (answer: string) => `\n${answer.length} ${answer}`;

/** `maxBytes`: where there would be more, all are forgotten and asked again. */
export function createQuestions(maxBytes: number): Questions {
  /** The first read, by section, language, country and origin of the shop. */
  const first = new Map<string, Branch>();
  let bytes = 0;

  function forget(answers: Map<string, Branch>): void {
    for (const [answer, branch] of answers) {
      bytes -= bytesOf(answer, branch.question);
      forget(branch.answers);
    }
    answers.clear();
  }

  /** Lets the branch at this answer ask the question, or nothing. */
  function grow(answers: Map<string, Branch>, answer: string, question?: Question): Branch {
    const branch: Branch = answers.get(answer) ?? { answers: new Map() };
    if (answers.has(answer)) bytes -= bytesOf(answer, branch.question);
    // Something in the shop has changed since, so it reads something else now.
    if (branch.question?.about !== question?.about || branch.question?.of !== question?.of) forget(branch.answers);
    branch.question = question && { about: question.about, of: question.of };
    answers.set(answer, branch);
    bytes += bytesOf(answer, question);
    return branch;
  }

  return {
    nameOn(page, place) {
      let branch = first.get(place);
      let name = place;
      while (branch?.question) {
        const answer = answerTo(branch.question, page);
        name += part(answer);
        branch = branch.answers.get(answer);
      }
      return branch && name;
    },
    remember(place, asked) {
      const answers = [place, ...asked.map(({ answer }) => answer)];
      const more = answers.reduce((sum, answer, index) => sum + bytesOf(answer, asked[index]), 0);
      if (more > maxBytes) return undefined;
      if (bytes + more > maxBytes) forget(first);
      let below = first;
      for (const [index, answer] of answers.entries()) below = grow(below, answer, asked[index]).answers;
      return place + asked.map(({ answer }) => part(answer)).join('');
    },
    get bytes() {
      return bytes;
    },
  };
}
