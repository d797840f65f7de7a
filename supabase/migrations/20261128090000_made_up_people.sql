-- The mail to whoever wrote says what the page said: that nobody answers where people are made up.
grant execute on function public.holds_made_up_people() to directory_worker;
