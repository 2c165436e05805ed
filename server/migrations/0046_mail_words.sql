-- What a mail says is needed until it is sent: links of mails that are sent are no longer kept.
update mail set text_body = '', html_body = '', calendar = null, unsubscribe_url = null
where sent_at is not null and text_body <> '';

-- How many mails an address got lately.
create index mail_lately on mail (lower(to_address), created_at);
