-- Members keep all that visitors decide by: fees, ways to pay, insurers, address, city and the e-mail address that visitors see. A linked
-- practice is not theirs to change: what they write stands in their own row, before the practice's.

alter table public.psychologist_profiles
  -- The member wrote the address or the city: the linked practice's coordinates need not be theirs.
  add column own_place boolean not null default false;

grant insert (fee_individual_cents, fee_couple_cents, sliding_scale, payment_methods, provider_lists),
  update (
    fee_individual_cents, fee_couple_cents, sliding_scale, payment_methods, provider_lists, email, address, city, postal_code
  )
on public.psychologist_profiles to authenticated;

-- What members may not write beyond the checks of every row; what stood there before does not hinder other changes. The same rules as in
-- domain/src/profile/fields.ts.
create function public.check_member_facts() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  before_it public.psychologist_profiles;
  refused text;
begin
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    before_it := old;
  end if;
  refused := case
    -- The profile's address on the site is made of the city.
    when new.city is distinct from before_it.city and coalesce(public.slugify(new.city), '') = '' then 'city'
    when new.fee_individual_cents is distinct from before_it.fee_individual_cents and new.fee_individual_cents > 200000
      then 'fee_individual_cents'
    when new.fee_couple_cents is distinct from before_it.fee_couple_cents and new.fee_couple_cents > 200000
      then 'fee_couple_cents'
  end;
  if refused is not null then
    raise exception 'The value of "%" violates check constraint "psychologist_profiles_%_check".', refused, refused
      using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger psychologist_profiles_check_facts before insert or update on public.psychologist_profiles
  for each row execute function public.check_member_facts();

-- A member who moves: the register's whole address would go on naming the old place, and a city that others are in keeps one spelling, so
-- that it stays one place of search. Before the slugs, which the alphabet puts after it.
create function public.move_profile() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  usual text;
begin
  if auth.uid() is null then
    return new;
  end if;
  new.full_address := null;
  new.own_place := true;
  if new.city is distinct from old.city then
    select p.city into usual
    from public.psychologist_profiles as p
    where p.province = new.province and p.city_slug = public.slugify(new.city) and p.is_active and p.id <> new.id
    group by p.city
    order by count(*) desc, p.city
    limit 1;
    new.city := coalesce(usual, btrim(new.city));
  end if;
  return new;
end
$$;

create trigger psychologist_profiles_moved before update of address, city on public.psychologist_profiles
  for each row when ((old.address, old.city) is distinct from (new.address, new.city))
  execute function public.move_profile();
