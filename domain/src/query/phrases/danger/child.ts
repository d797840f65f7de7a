import type { PhraseGroup } from '../../phrase-files.ts';

/** Harm to a baby or a child: done, feared, suspected, or felt coming. */
export const CHILD: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Parenting', 'Perinatal Mental Health', 'Trauma'] }],
    isInferred: true,
    danger: ['child'],
    en: `
      # Its names
      ((child|kiddie|kid|underage) porn*|porn* (infantile|juvenile|enfants|d enfants|de mineurs)|csam|child (abuse|neglect|molestation|molester|exploitation|trafficking|sexual abuse|in danger|at risk|abuser))
      ((shaken|battered) (baby|infant|child)|<young> (in danger|not safe|isn t safe|unsafe))
      # Oneself
      (<wants>|afraid|scared|scare|fear|terrified|worried|might|gonna|going|ll|about|almost|nearly|could|keep|tempted) [to|of|about|i ll|i will|i might|i may|i could|im going to|i m going to|i m gonna|that i ll|that i might|that i will] (hurt|hurting|harm|harming|hit|hitting|shake|shaking|shook|kill|killing|smother|smothering|suffocate|suffocating|drown|drowning|strangle|strangling|choke|choking|throw|throwing|threw|stab|stabbing|slap|slapping|beat|beating|abuse|abusing|molest|molesting|get rid of|getting rid of) <young>
      ((drop|dropping|dropped) <young> on purpose|(throw|throwing|threw|thrown) <young> (down|out|against|off|across|in|into|at)|(shake|shakes|shaking|shook) (him|her|it) (when|because|to|hard|so|if)|(she|he) shakes (him|her))
      ((rough|danger|unsafe|dangerous) (with|to|around|for) <young>|(not|isn t|don t feel) safe (with|around|alone with) (<young>|me)|trust myself (with|around|alone with) <young>|hate my (baby|newborn|infant))
      ((grab|grabbed|drag|dragged|pull|pulled|pick up) <young> by (the hair|hair|the neck|neck|the arm|the throat)|(lock|locked|locking) <young> (in|outside|out))
      (shake|shaking|shook|shaken|smother|smothering|smothered|suffocate|suffocating|suffocated|drown|drowning|drowned|strangle|strangling|strangled|choke|choking|choked|molest|molesting|molested|abuse|abusing|abused|harm|harming|harmed|poison|poisoned|poisoning|starve|starving) <young>
      (hurting <young>|(hit|hitting|beat|beating|slap|slapping|smack|smacked|smacking|punch|punching|kicking) <young>)
      # Somebody else
      (<young>|<age> (year|yr) old) [was|is|got|gets|being|has been|been|is being|were|s] [sexually|physically] (abused|molested|raped|assaulted|beaten|groomed|trafficked|neglected)
      (<young>|<age> (year|yr) old) [was|is|got|gets|being|has been|been|is being|were|s] (touched|hit|hurt|bruised|burned|slapped|choked) (by|inappropriately|sexually|at daycare)
      ((man|guy|someone|somebody|adult|stranger|cousin|neighbour|neighbor|boy) [has|keeps] (touch|touches|molest|grope|rape|fondle) (him|her|them)|<wants> [to] (shake|shaking|smother|suffocate) (him|her|it))
      ((touch|touches|touching|touched|kissed|rubbed|licked) (her|his|my|their) (private|privates|vagina|penis|genitals|bum|crotch|down there)|(touch|grope|fondle|groom|grooming|rape|raped|raping) (<young>|<age> (year|yr) old))
      (pedophile|paedophile|predator|groomer|creep|man|guy|stranger|adult|men) [is|online|on snapchat|who] [is|has been|keeps|online] (asking|messaging|texting|contacting|contacted|talking to|grooming|meeting|sending|sent) (<young>|<age> (year|yr) old)
      ((doesn t|don t|won t|never|not) feed (us|me|<young>|my sister|my brother)|(burn|burns|burned|burning) (<young>|my sister|my brother)|attracted to (kids|children|minors|little girls|little boys|underage))
      (voice|voices) [since|the|birth|are] [telling|tell] me <young> has to (go|die)
      (dad|father|mom|mother|stepdad|stepmom|uncle|boyfriend|babysitter) (burned|burnt|burns|kicked|kicks|whipped|whips|starves|starved) (him|her|them|us)
    `,
    fr: `
      # Ses noms
      (enfant|enfants|bebe|bebes|fillette|mineur|mineure) (maltraite|maltraites|maltraitee|battu|battue|battus|abuse|abusee|abuses|neglige|negliges|en danger|secoue|agresse|agressee|victime)
      ((maltraitance|infanticide|pedophile|pedophilie)|abus [sexuel|sexuels|physique] (enfant|enfants|d enfant|d enfants|infantile|infantiles)|(signaler|signalement|appeler|denoncer) [un|une|a la|la|enfant] [a] [la] dpj)
      <young> (est en danger|pas en securite)
      <young> [a|est|a ete|s est fait|se fait] (abusee|abuse|battu|battue|battre|maltraite|maltraitee|agresse|agressee|violee|viole|attouche) [par]
      # Soi-même
      ((faire|fais|fait|fasse) [du] mal (a|au|aux) <young>|(deteste|hais) [mon] (bebe|nouveau ne)|(danger pour|violence envers|violence contre|violence sur|violent avec|violent envers|negligence envers) <young>)
      ((lance|garroche|jette) mon (bebe|bb)|(lance|garroche|jette|pitche|pousse) <young> (sur|contre|par terre|par la|en bas|dans le mur)|(agresseur|abuseur) [de] <young>)
      (<young> (subit|vit|subi) [de la|des] (abus|violence|attouchements|maltraitance|agression|agressions|inceste)|(plein de|couvert de|revient avec) [des] (bleus|ecchymoses)|confiance [en|a] moi avec <young>)
      (secoue|secouer|brasse|blesse|frappe|frapper|tape|taper|gifle|gifler|bat|battu|battre|etouffe|etouffer|noie|noyer|etrangle|etrangler|maltraite|maltraiter|varge|violente|fesse) [sur] <young>
      # Quelqu'un d'autre
      ((claque|claques|gifle|gifles|fessee|coup|coups|volee) [de poing|de pied] (a|au|aux) <young>|(pogne|prend|pris|tire|attrape|traine|saisi) <young> par (les cheveux|le cou|le bras|la gorge)|attouchements (sur|a|de) <young>)
      ((donne|donnent) [nous|me|m|leur] rien a manger|(nous|me|les) (nourrit|nourrissent) (pas|plus)|(brule|brulent|bruler) <young>|(attire|attiree) (par|sexuellement par) (les|des) (enfants|petites filles|petits garcons|mineurs))
      ((voix|tete) [qui] me (dit|disent|dise) de [me] (debarrasser|tuer|noyer|faire du mal) [de|a] <young>|(vient|rentre|entre|venait) dans ma chambre [la nuit|le soir])
      ((le|la|les|l) (pitcher|garrocher|lancer|crisser|pitch) (dans le mur|sur le mur|par terre|par la fenetre|en bas)|(affaires|choses|jeux) (sexuelles|sexuels|sexuel) avec (<young>|mon|ma))
    `,
  },
  {
    // Whoever is hurt by a parent or a teacher may be a child.
    wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
    isInferred: true,
    danger: ['child', 'violence'],
    en: `
      (dad|daddy|father|mom|mother|mum|stepdad|step dad|stepfather|stepmom|stepmother|parents|foster parents|foster mom|foster dad|grandpa|grandfather|uncle|coach|teacher|babysitter) [keeps|is|has|always|just|also|s] (hit|beat|slap|whip|choke|touch|molest|rape|abuse|hurt|kick|punch|burn|burns|grope) (me|us|her|him|them|my sister|my brother|my siblings)
      ((with|unexplained|covered in) (bruises|bruising|welts)|incest*|(comes|gets|climbs|came|crawls) (into|in) my bed)
    `,
    fr: `
      ((vient|entre|couche) dans mon lit|(pere|papa|oncle|mononcle|grand pere|beau pere|papi) abuse de (moi|nous|ma soeur|mon frere|elle|lui))
      (pere|papa|mere|maman|beau pere|belle mere|parents|oncle|mononcle|grand pere|papi|prof|entraineur|famille d accueil) (me|m|nous|l) [a|ont] (frappe|bat|battu|battue|tape|touche|touchee|viole|fesse|gifle|tripote|violente|maltraite)
    `,
  },
  {
    // Told in parts that stand near each other.
    wants: [{ kind: 'concern', values: ['Parenting', 'Trauma'] }],
    isInferred: true,
    danger: ['child'],
    en: `
      # Who hurts a child
      (i|we|<partner>|<somebody>) .. <hurt> .. <young>
      <young> .. <hurt> .. by .. (<partner>|<somebody>)
      (i|we|ve) .. (smothered|suffocated|shook|smother|suffocate|shake) (him|her|it) [with]
      (images|thoughts|urge|urges|visions|dreams) of (dropping|drop|throwing|throw|hurting|hitting|shaking|smothering|drowning|stabbing|harming|killing) <young>
      # What is seen of it
      (<young>|<relative>|he|she) ~ <mark> ~ (<young>|daycare|school|dad s|mom s|told|tell|explain|says|back|arms|class)
      # Neglect
      (shake|shaking|shook|kick|kicked) (crib|bassinet) (when|hard|so|because|till|until)
      (babysitter|sitter|nanny|daycare worker|daycare lady|educator) (shook|shakes|slapped|hit|dropped|threw|bit|pinched|yanked|grabbed) (him|her|them)
      <young> (is|s|isn t) [a|the] (evil|possessed|demon|devil|not my baby|not human|not mine)
      (drunk|drinks|high|stoned|passed out|using drugs|smokes meth|on meth|on drugs|on crack|shoots up|drinking|meth|crack|fentanyl) ~ (<young>|we|us) ~ (alone|watch|watching|drives|driving|car|diaper|hungry|crying|nothing|food|hours|feed|care|crib)
      (left|leave|leaves|leaving|lock|locks|locked|tie|ties|tied|chain|chained) .. (<young>|them|him|her|my brother|my sister|my siblings|my cousin) .. (alone|by himself|by herself|in the car|in the truck|in the van|in the bath|by themselves|unattended|basement|closet|room|shed|garage|cage|crib|chair|outside|bed|bathroom|cupboard)
      (afraid|scared|terrified|fear|worried) .. (what|that|i) .. (do to|hurt|harm|snap|lose it|lose control) ~ <young>
      # A child says so
      (<somebody>|cousin) .. (comes|came|come|gets|got|climbs|climbed|sneaks|crawls|goes|lies|sleeps) .. my (bed|room) ~ (night|nite|sleep|asleep|touch|hand|covers|blanket|when)
      (sends|sent|send|ask|asks|asked|wants|asking|share|shared|sharing|trading|meet|meets|meeting|met) .. (nudes|nude|naked|pictures|pics|photos|video|online|older man|grown man|year old man|internet) ~ (<young>|my daughter|my son)
      <young> ~ (never fed|not fed|isn t fed|aren t fed|not being fed|always dirty|always hungry|always filthy|no lunch|same clothes|smells like pee|ribs)
      (uncle|stepdad|dad|daddy|grandpa|cousin|coach|teacher|brother|babysitter|priest|neighbour|man) ~ (makes|made|make|told|tells|asks|asked|forces|forced) (her|him|me|us|them|my son|my daughter|<young>) .. (undress|strip|touch|touch him|kiss|shower with|watch porn|naked|take off|pose|lick|suck|sit on his lap|sleep in his bed)
      <young> [is|s] scared (to go home|of going home|of his dad|of her dad|of his mom|of her mom|of daddy|of mommy|of stepdad)
      (babysitter|sitter|nanny|daycare|ex|dad|mom|grandma|boyfriend|father|mother) ~ (drunk|high|wasted|stoned|passed out|hungover|nodding off) ~ <young>
      # Two things near each other, in either language
      (mom|mum|dad|mother|father|stepdad|stepmom|stepfather|stepmother|parents|boyfriend|foster mom|foster dad|nanny|babysitter|grandma|grandpa|maman|mere|pere|papa|beau pere|belle mere|gardienne|il|y|a) (makes|make|puts|put|holds|holding|held|locks|keeps|forces|ties|tapes|burns|me met|me mettait|me tient|m enferme|m attache|me barre|me force|l enferme|l attache) ~ <cruelty>
      <wants> [to] (stop|end) (their|his|her|the baby s) (breathing|crying forever|suffering|life)
      (stop|stopped|end) (their|the baby s|the babies) breathing
      (send|sending|take|taking|bring|bringing|give|giving|return|deliver) (my|the|our) (children|kids|babies|baby|son|daughter|boys|girls) (to|with) (him|god|heaven|jesus|the lord|me when i|me to heaven|the other side)
      (pills|medication|meds|sleeping pills|poison|pilules|medicaments) [are|crushed] (crushed|in the juice|in the milk|in the bottle|in their food|dans le jus|dans le lait|dans le biberon|ecrasees)
    `,
    fr: `
      # Qui fait du mal à un enfant
      (je|j|on|<partner>|<somebody>) .. <hurt> .. <young>
      <young> ~ (trop fort|trop brusque|brusque|brusquement|rudement|avec rage)
      <young> .. (fait|fasse|fesait|faire|fais) .. (battre|frapper|taper|toucher|violer|abuser|agresser|fesser|brasser|pogner|enfermer|brutaliser|attoucher|poursuivre par un homme)
      (enfants|enfant|petits|kids) [d] [a] (cote|d a cote|en haut|voisin|voisins) ~ (seuls|laisses|faim|pleurent|crient|dehors)
      # Ce qu'on en voit
      (entraineur|coach|prof|oncle|mononcle|pretre|gardien|voisin|moniteur|chum|beau pere|papi|cousin) ~ (touche|tripote|embrasse|filme|photographie|masse|douche|douches) ~ <young>
      # La négligence
      (laisse|laissent|laisser|oublie|laisses|laissait|enferme|barre|attache|enferment|attachent|embarre|embarrent) .. <young> .. (dans l auto|dans une auto|dans le char|dans un char|dans le camion|dans la voiture|dans son auto|dans son char|seul|seule|seuls|seules|sans surveillance|tout seuls|tout seul|toute seule|sous sol|garde robe|chambre|cave|garage|placard|dehors|lit|chaise|bassinette|cabanon|salle de bain|chambre de bain)
      (boit trop|boit tout|boit depuis|mere boit|pere boit|maman boit|papa boit|chum boit|saoul|saoule|soul|soule|gelee|gele|drogue|se drogue|consomme|crystal|crack|speed|pot|meth|chaudaille|gelees|a bu) ~ (<young>|on|nous) ~ (seul|seule|seuls|manger|auto|char|conduit|couche|garde|occupe|dort|pleure|heures|faim|volant|chauffage|bassinette)
      (conduit|conduire|chauffe|volant) .. (saoul|soul|chaud|gele|bu|boisson|drogue|en boisson|chaudaille) ~ <young>
      (ceinture|strappe|cuillere de bois|baton|fil electrique) ~ (<young>|pere|mere|beau pere|me|m|nous|papa|maman)
      (peur|crains) .. (ce que|faire|perdre|peter|craquer|echapper|exploser) ~ (coche|controle|mal|geste) ~ <young>
      # Un enfant le dit
      (<somebody>|cousin) .. (vient|venait|rentre|entre|couche|couchait|embarque|se glisse|glisse) .. (mon lit|ma chambre) ~ (nuit|soir|dors|dormir|touche|main|couvertes|quand)
      (mere|pere|beau pere|belle mere|maman|papa) .. (me|m) .. (brule|bat|frappe|touche|enferme|affame|etrangle|gifle|fouette|pousse)
      (gardienne|gardien|educatrice|ex|pere|mere|grand mere|chum|papa|maman) ~ (saoul|saoule|soul|soule|gele|gelee|chaudaille|endormi|endormie|knock out|boit) ~ <young>
    `,
  },
];
