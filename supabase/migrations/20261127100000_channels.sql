-- Where else a profile may stand than on the site and in search engines: everywhere, save where its member leaves it out.
alter table public.psychologist_profiles
  add column left_out_of text[] not null default '{}'
    check (left_out_of <@ array['data', 'health', 'assistants', 'sites'] and cardinality(left_out_of) <= 4);

grant insert (left_out_of), update (left_out_of) on public.psychologist_profiles to authenticated;

-- What has changed since is read in this order.
create index psychologist_profiles_changed on public.psychologist_profiles (updated_at, id) where is_active;
