-- When appointments are to be had, and what makes an office or a session reachable: each a few of the values that the site offers.
alter table public.psychologist_profiles
  add column appointment_times text check (length(appointment_times) <= 500),
  add column accessibility text check (length(accessibility) <= 1000);

grant insert (appointment_times, accessibility), update (appointment_times, accessibility)
  on public.psychologist_profiles to authenticated;
