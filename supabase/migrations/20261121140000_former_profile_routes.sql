-- Where profiles used to be: links in mails, bookmarks and search engines outlive a change of name or city.

create table public.former_profile_routes (
  province text not null,
  city_slug text collate "C" not null,
  name_slug text collate "C" not null,
  -- Who had the address last. Whoever has it now comes first.
  profile_id uuid not null references public.psychologist_profiles (id) on delete cascade,
  primary key (province, city_slug, name_slug)
);
create index former_profile_routes_profile on public.former_profile_routes (profile_id);

alter table public.former_profile_routes enable row level security;
revoke all on public.former_profile_routes from anon, authenticated;

create function public.keep_former_profile_route() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.former_profile_routes (province, city_slug, name_slug, profile_id)
  values (old.province, old.city_slug, old.name_slug, old.id)
  on conflict (province, city_slug, name_slug) do update set profile_id = excluded.profile_id;
  return null;
end
$$;

create trigger psychologist_profiles_former_route after update on public.psychologist_profiles
  for each row
  when (
    old.name_slug is not null
    and (old.province, old.city_slug, old.name_slug) is distinct from (new.province, new.city_slug, new.name_slug)
  )
  execute function public.keep_former_profile_route();
