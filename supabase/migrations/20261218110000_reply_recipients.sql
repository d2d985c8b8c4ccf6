alter table staff.reply
  -- Another address from which the customer wrote; null for the lead's address.
  add column recipient text,
  add constraint reply_recipient_length check (char_length(recipient) between 3 and 254);
