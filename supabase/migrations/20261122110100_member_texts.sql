-- What members may write where people read who somebody is. What the operator writes stays as the register has it.

-- Characters that nobody sees, or that turn the direction of what follows: the list of domain/src/profile/characters.ts. A test holds
-- the two together.
create function public.has_invisible(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return value ~ (
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800'
    '\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  );

-- The marks that letters bear, in all scripts of the basic plane, as the inside of a bracket expression. Ranges also run over letters:
-- whoever uses them takes those out.
create function public.mark_ranges() returns text
  language sql
  immutable
  parallel safe
  return '\u0300-\u034e\u0350-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670'
    '\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0711-\u07b0\u07eb-\u07f3\u07fd\u0816-\u082d\u0859-\u085b\u0897-\u08e1\u08e3-\u0963'
    '\u0981-\u09e3\u09fe-\u0a51\u0a70-\u0a75\u0a81-\u0ae3\u0afa-\u0b63\u0b82-\u0bd7\u0c00-\u0c63\u0c81-\u0c83\u0cbc-\u0ce3'
    '\u0cf3-\u0d4d\u0d57\u0d62\u0d63\u0d81-\u0ddf\u0df2\u0df3\u0e31-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ece\u0f18\u0f19\u0f35\u0f37\u0f39'
    '\u0f3e-\u0f84\u0f86-\u0fbc\u0fc6\u102b-\u103e\u1056-\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1734\u1752-\u1773\u17b6-\u17d3'
    '\u17dd\u1885-\u193b\u1a17-\u1a1b\u1a55-\u1a7f\u1ab0-\u1b44\u1b6b-\u1b73\u1b80-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2'
    '\u1cd4-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f-\u2dff\u302a-\u302f\u3099\u309a\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1'
    '\ua802-\ua827\ua82c\ua880-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua9c0\ua9e5\uaa29-\uaa4d\uaa7b-\uaac1'
    '\uaaeb-\uaaef\uaaf5\uaaf6\uabe3-\uabea\uabec\uabed\ufb1e\ufe20-\ufe2f';

-- More than two marks on one letter. The collation makes [:alpha:] the letters of every script, whatever the database's locale.
create function public.stacks_marks(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return value collate "und-x-icu" ~ ('((?![[:alpha:]])[' || public.mark_ranges() || ']){3}');

-- A name: letters of any script with their marks, spaces, hyphens, apostrophes and dots; at least one letter.
create function public.is_person_name(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return length(value) <= 200
    and value collate "und-x-icu" ~ '[[:alpha:]]'
    and value collate "und-x-icu" ~ ('^[[:alpha:] .''\u2019' || public.mark_ranges() || '-]*$')
    and not public.has_invisible(value)
    and not public.stacks_marks(value);

-- Titles, which also hold digits and signs: one line that is what it looks like.
create function public.is_credentials(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return length(value) <= 200 and not public.has_invisible(value) and not public.stacks_marks(value);

-- Refuses what a member writes into a profile and nobody would see. Whole texts may hold such characters, as in emoji; web addresses
-- have a rule of their own. What stood there before does not hinder other changes.
create function public.check_member_texts() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  kept constant jsonb := coalesce(to_jsonb(old), '{}');
  refused text;
begin
  if auth.uid() is null then
    return new;
  end if;
  select written.key into refused
  from jsonb_each_text(to_jsonb(new)) as written
  where written.key not in ('bio', 'second_bio', 'website', 'booking_url', 'social_links')
    and written.value is distinct from kept ->> written.key
    and public.has_invisible(written.value);
  -- A first save is shown under its name, or else under first and last name, which also make its address.
  if refused is null and tg_op = 'INSERT' then
    refused := case
      when not public.is_person_name(coalesce(nullif(btrim(new.name), ''), concat_ws(' ', new.first_name, new.last_name)))
        then 'name'
      when not public.is_person_name(new.first_name) then 'first_name'
      when not public.is_person_name(new.last_name) then 'last_name'
      when not public.is_credentials(new.credentials) then 'credentials'
    end;
  end if;
  if refused is not null then
    raise exception 'The text of "%" violates check constraint "member_texts".', refused using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger psychologist_profiles_check_texts before insert or update on public.psychologist_profiles
  for each row execute function public.check_member_texts();
