/** Parts of Saskatchewan and Manitoba, by the cities of the directory (path names) or the province that they lead to. */
export const PRAIRIE_PLACES: Readonly<Record<string, string>> = {
  'SK/saskatoon': `
    (stoon|s toon|toon town|yxe|bridge city|paris of the prairies|usask|u of s|uofs|sask polytech|downtown saskatoon)
    (broadway saskatoon|nutana|sutherland saskatoon|stonebridge saskatoon|riversdale|caswell hill|city park saskatoon|confederation saskatoon|lakewood saskatoon|rosewood saskatoon|evergreen saskatoon|varsity view|humboldt|rosetown)
  `,
  'SK/saskatoon SK/warman': '(martensville|warman sask|greater saskatoon|saskatoon area|osler (sk|sask))',
  'SK/regina':
    '(queen city|the queen city|yqr|u of r|uregina|downtown regina|harbour landing|cathedral regina|north central regina|lakeview regina|white city (sk|sask)|emerald park|lumsden|fort qu appelle|rcmp depot|depot division)',
  'SK/moose-jaw': '(the jaw sask|mj sask|moosejaw|15 wing)',
  'SK/prince-albert': '(pa sask|p a sask|ypa|melfort|nipawin|tisdale)',
  'SK/north-battleford': '(the battlefords|battlefords|battleford|meadow lake|unity (sk|sask))',
  'AB/lloydminster': '(lloydminster (sk|sask|saskatchewan))',
  'SK/swift-current': '(speedy creek|maple creek|southwest saskatchewan|shaunavon)',
  'SK/yorkton': '(melville (sk|sask)|canora|kamsack|esterhazy)',
  'SK/estevan SK/weyburn':
    '(southeast saskatchewan|south east saskatchewan|sud est de la saskatchewan|bakken)',
  'SK/estevan': '(carlyle (sk|sask)|oxbow)',
  'SK/regina SK/moose-jaw SK/estevan SK/weyburn SK/swift-current':
    '(southern saskatchewan|south saskatchewan|sud de la saskatchewan)',
  SK: '(northern saskatchewan|northern sask|nord de la saskatchewan|la ronge|lac la ronge|ile a la crosse|buffalo narrows|stony rapids|uranium city|kindersley|humboldt sask)',
  'MB/winnipeg': `
    (wpg|ywg|the peg|peg city|winterpeg|winipeg|winnepeg|winnipeg mb|downtown winnipeg|centre ville de winnipeg|u of m|uofm|umanitoba|u of w|uwinnipeg|red river college|rrc)
    (saint boniface|transcona|saint vital|vieux saint boniface|old saint boniface|fort garry|fort rouge|river heights|osborne village|wolseley|charleswood|tuxedo winnipeg|saint james (winnipeg|mb)|st james assiniboia|assiniboia winnipeg|the exchange winnipeg|exchange district|the forks winnipeg|north end winnipeg|west end winnipeg|elmwood|east kildonan|west kildonan|north kildonan|the kildonans|garden city winnipeg|the maples winnipeg|maples* winnipeg|bridgwater|sage creek|island lakes winnipeg|saint norbert|whyte ridge|linden woods|crescentwood|corydon|river park south|headingley|oak bluff|east saint paul|west saint paul|17 wing)
  `,
  'MB/brandon':
    '(westman|bdn|wheat city|shilo|souris (mb|manitoba)|virden|neepawa|killarney (mb|manitoba)|minnedosa)',
  'MB/winkler MB/morden': '(pembina valley|altona|carman (mb|manitoba)|plum coulee)',
  'MB/steinbach MB/niverville':
    '(eastman manitoba|southeast manitoba|south east manitoba|sud est du manitoba|la verendrye|ste anne manitoba|la broquerie|mitchell (mb|manitoba)|grunthal|saint pierre jolys)',
  'MB/selkirk MB/gimli':
    '(interlake|the interlake|entre les lacs|interlake manitoba|stonewall (mb|manitoba)|teulon|arborg|peguis|winnipeg beach|new iceland|lockport (mb|manitoba)|beausejour)',
  'MB/portage-la-prairie': '(portage (mb|manitoba)|central plains|long plain|southport manitoba)',
  'MB/dauphin': '(parkland manitoba|parklands* manitoba|swan river|russell manitoba|roblin manitoba)',
  'MB/thompson MB/the-pas MB/flin-flon':
    '(northern manitoba|north manitoba|norman region|nord du manitoba|le nord du manitoba)',
  'MB/thompson':
    '(nickel city manitoba|norway house|cross lake|pimicikamak|nelson house|churchill manitoba|gillam|split lake|garden hill|oxford house|island lake manitoba)',
  'MB/the-pas': '(opaskwayak|ocn|cormorant manitoba|grand rapids manitoba)',
  'MB/flin-flon': '(snow lake|creighton (sk|sask|saskatchewan)|cranberry portage)',
};
