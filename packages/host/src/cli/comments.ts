import { terminalText } from '@vitrine/contract/text/terminal-text.ts';
import { BY_CLI } from '../shop/audit/record-audit.ts';
import {
  type ListedComment,
  listComments,
  type Moderation,
  moderateComment,
} from '../shop/content/moderate-comment.ts';
import { openExisting } from './open-existing.ts';
import type { Settings } from './settings.ts';

/** Comments of each status that are listed. */
const LISTED = 100;
/** Characters of a comment in the list. */
const SHOWN = 200;

const DONE: Record<Moderation, string> = {
  approve: 'is shown below its article',
  spam: 'is marked as spam and not shown',
  remove: 'is removed',
};

const isModeration = (word: string): word is Moderation => Object.hasOwn(DONE, word);

/** `vitrine comments` lists the comments, `comments approve|spam|remove ID` decides on one, whether the shop is open or not. */
export async function commentsCommand(settings: Settings): Promise<number> {
  const store = await openExisting(settings);
  try {
    const [word = 'list', id = ''] = settings.rest;
    if (isModeration(word)) {
      const isDone = await moderateComment(store, Number(id), word, BY_CLI);
      if (isDone) console.log(`Comment ${id} ${DONE[word]}.`);
      else console.error(`There is no comment ${id}.`);
      return isDone ? 0 : 1;
    }
    const comments = await listComments(store, LISTED);
    for (const comment of comments) console.log(terminalText(row(comment)));
    const waiting = comments.filter(({ status }) => status === 'pending').length;
    console.log(`${comments.length} ${comments.length === 1 ? 'comment' : 'comments'}, ${waiting} to approve.`);
    return 0;
  } finally {
    await store.close();
  }
}

function row({ id, status, createdAt, author, email, content, article }: ListedComment): string {
  const text = content.trim().replace(/\s+/g, ' ');
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
  const time = createdAt.slice(0, 16).replace('T', ' ');
  const from = email === '' ? author : `${author} <${email}>`;
  return `${String(id).padStart(6)}  ${status.padEnd(9)}  ${time}  ${article ?? 'no article'}  ${from}  ${shown}`;
}
