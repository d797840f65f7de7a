-- How far a rebuild has come, on the row of the index that is being filled: visitors whose search has no index are told how long it takes.
alter table public.search_targets
  add column fill_began_at timestamptz,
  add column filled integer check (filled >= 0),
  add column to_fill integer check (to_fill >= 0);

-- At the rate so far; null until there is one. The last batches, and what came meanwhile, take a moment more.
create function public.fill_seconds_left(target public.search_targets) returns integer
language sql stable
set search_path = ''
return case
  when target.filled > 0 then
    ceil(extract(epoch from now() - target.fill_began_at) * greatest(target.to_fill - target.filled, 0) / target.filled)::integer
end;

revoke all on function public.fill_seconds_left(public.search_targets) from public, anon, authenticated;
grant execute on function public.fill_seconds_left(public.search_targets) to directory_api, directory_indexer;
