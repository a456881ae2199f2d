/** Gift cards are mailed on the day their buyer chose. */
export const giftCardMails = `
/* From when a card is mailed on a day of its own; null: with its order, or never. */
ALTER TABLE gift_cards ADD COLUMN mail_at TEXT;
/* Where the links of that mail lead: by then there is no request to tell. */
ALTER TABLE gift_cards ADD COLUMN mail_origin TEXT;
ALTER TABLE gift_cards ADD COLUMN mailed_at TEXT;
CREATE INDEX gift_cards_to_mail ON gift_cards (mail_at) WHERE mail_at IS NOT NULL AND mailed_at IS NULL;
`;
