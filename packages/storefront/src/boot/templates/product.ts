import { answerEarly } from '../../sections/product/answer-early.ts';

answerEarly(document);
