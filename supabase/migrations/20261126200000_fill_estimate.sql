-- How long a rebuild takes yet is told from its first second on. The engine takes profiles in by thousands at once, so that the rate of the
-- first seconds says little: it counts beside five seconds at a thousand profiles each, which is what one machine does.
create or replace function public.fill_seconds_left(target public.search_targets) returns integer
language sql stable
set search_path = ''
return ceil(
  greatest(target.to_fill - target.filled, 0) * (extract(epoch from now() - target.fill_began_at) + 5) / (target.filled + 5000)
)::integer;
