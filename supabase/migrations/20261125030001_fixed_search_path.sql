-- Supabase's database linter names every function whose search_path is the caller's (0011_function_search_path_mutable). The bodies of these
-- were bound to what they name when they were made, so that none could be led elsewhere; from now on they say so.
--
-- With a setting of its own a function is called instead of being made part of the query around it. None of them stands in an index, a
-- policy or a generated column: they are checks of written rows and parts of triggers, and the operator's search for a name.
alter function public.are_social_links(jsonb) set search_path = '';
alter function public.has_invisible(text) set search_path = '';
alter function public.has_lapsed(timestamptz) set search_path = '';
alter function public.is_credentials(text) set search_path = '';
alter function public.is_email(text) set search_path = '';
alter function public.is_one_line(text) set search_path = '';
alter function public.is_person_name(text) set search_path = '';
alter function public.is_public_web_address(text) set search_path = '';
alter function public.is_web_address(text) set search_path = '';
alter function public.mark_ranges() set search_path = '';
alter function public.open_letters(text) set search_path = '';
alter function public.profile_slug_base(text, text) set search_path = '';
alter function public.slugify(text) set search_path = '';
alter function public.stacks_marks(text) set search_path = '';
