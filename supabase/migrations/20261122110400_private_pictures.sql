-- The bucket of the profiles' pictures is private: the api reads it with the secret key and serves the pictures of active profiles
-- alone. Nobody else reads or writes, because no policy lets them. Skipped where there is no Storage.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    update storage.buckets set public = false where id = 'psychologist-images';
  end if;
end
$$;

-- The worker forgets the places of addresses that no profile has any more.
grant select, delete on public.geocode_cache to directory_worker;
