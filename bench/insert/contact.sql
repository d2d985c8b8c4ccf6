insert into contact_submissions (first_name, last_name, email, company, inquiry_type, message)
values ('Ada', 'Byron', 'ada@example.com', 'Engines Ltd', 'new-client', 'Hello, we sell tea in twelve countries and want to go live with it. Could we talk next week about a first month, the hosts and what a studio costs?');
