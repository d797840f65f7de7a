import type { PhraseGroup } from '../../lexicon.ts';

export const WORK: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Workplace Issues', 'Stress Management'] }],
  en: `
    (burnout|burn out|burned out|burnt out|burning out|burn t out|exhausted|exhaustion|overwork*|workaholic*|workplace|work stress|job stress|career|career counselling|career change|vocational|unemploy*|laid off|layoff|fired|job loss|lost my job|job search|toxic workplace|toxic boss|toxic work|return to work|rtw|short term disability|long term disability|stress leave|sick leave|medical leave|disability leave|occupational|presenteeism|quit my job|work performance|leadership|executive coaching|professional identity)
    (burned|burnt|burnt) out (at work|from work|teacher|nurse|mom|doctor|lawyer|parent)
    (my|a|toxic|abusive|bad|horrible|mean) (boss|manager|supervisor|coworker|coworkers|colleague|colleagues|job|workplace|work environment)
    (hate|dread|dreading|tired of|miserable at|can t stand|sick of|stressed at|stressed about|anxious about|unhappy at|drained by|overwhelmed at|exhausted from) [going to] [my] (job|work|boss|career|office)
    (bullied|harassed|bullying|harassment|conflict|discrimination|mobbing|problems|stress*) (at|in) [the] (work|workplace|office|job)
    (can t|cannot|don t want to) (work|go to work|function at work|go back to work|face work) [anymore]
    (stuck in|lost|losing|leaving|changing) [my] (job|career)
    (work|job|career) (problems|issues|pressure|conflict|anxiety|burnout|exhaustion|overload|counselling|coach|stress)
    (off|leave) (work|from work) [on stress leave|for stress|sick]
    (teacher|nurse|nurses|lawyer|lawyers|physician|physicians|healthcare worker|healthcare workers|social worker|frontline worker|entrepreneur|executive|executives) (burnout|burned out|burnt out|stress|exhausted)
    running on empty
    (boss|manager|supervisor) (screams|yells|bullies|hates|harasses|humiliates|threatens) [at] me
    (dread|hate|cry before|cry at|sick before|scared of) (mondays|monday|going in|my shift|my shifts|work)
    (restructuring|downsizing|merger|got laid off|being fired|let go)
    (long hours|overtime|double shifts|night shift|shift work|on call|rotational work|camp work|fly in fly out)
    (team|staff|company|employees) (conflict|morale|falling apart|burnout|wellness)
    (teacher|nurse|doctor|lawyer|social worker|farmer|trucker|manager) [and] (exhausted|tired|done|can t anymore|burned out|quitting|cry*)
    (got hurt|hurt|injured) (on the job|at work)
    (can t|cant|afraid to|not ready to) go back [to work]
    (burnedout|burntout|burnt|crispy fried|fried from work|work burnout|job burnout|nurse burnout|teacher burnout|workplace bullying|work conflict|toxic job|office politics|micromanag*|performance review|performance improvement plan|hr complaint|harassment at work|wrongful dismissal|terminated|got fired|fired from my job|laidoff|lay off|unemployed|out of work|between jobs|job hunting|job interview|work hours|short staffed|understaffed|mental health leave|on leave|std leave|ltd|going back to work|return to work plan|gradual return|fitness for duty|career crossroads|career path|career transition|quarter life career|hate mondays|sunday scaries|sunday night dread|quiet quitting|work from home isolation|professional burnout|physician burnout|moral distress|entrepreneur stress|small business stress|farm stress|farmer)
    (burned|burnt|burning|burn|fried|exhausted|drained|dead|done|tired|cooked|broken|crying|stressed|overwhelmed|miserable|unhappy|depressed|anxious|struggling|bullied|harassed|discriminated|sick|overloaded) (out|) [because of|from|by|at|with|about|in|of] [my|the|this] (work|job|boss|office|workplace|career|manager|supervisor|shift|coworkers|co workers|colleagues|hospital job|nursing job|teaching job)
    (my|the|our|new|a) (boss|manager|supervisor|coworker|coworkers|co worker|co workers|colleague|colleagues|director|principal|foreman|employer|work|job) (hates me|yells|yells at me|screams|screams at me|bullies me|is a bully|is toxic|is toxic|is killing me|is making me sick|is stressing me out|is abusive|is awful|harasses me|is harassing me|micromanages me|makes me cry|threatens|picks on me|gossip*|drains me|stresses me out|makes me sick|fired me|expects too much|is an asshole|is a nightmare|treats me|is hell)
    (hate|hates|dread|dreading|can t stand|sick of|done with|tired of|quit|quitting|leave|leaving|lost|losing|scared of losing|thinking of quitting|about to lose|walked out of|cry at|crying at|cry before|panic before|can t face|can t go to|throw up before|struggling at) [going to|going back to] [my] (job|work|boss|career|office|workplace|shift|company)
    (on|off|going on|taking|need) [a|sick|stress|medical|disability|mental health|short term|long term] (leave|stress leave|sick leave|medical leave|disability leave|disability from work|time off work)
    (work|job|office|workplace) (stress|conflict|issues|problems|bullying|harassment|drama|pressure|trauma|related stress|overload|is killing me|sucks|is hell|is toxic|is too much|is draining me|politics)
    (nurse|nurses|teacher|teachers|doctor|physician|psw|social worker|lawyer|lawyers|manager|executive|ceo|farmer|trucker|truck driver|oil worker|rig worker|tradesman|chef|cook|server|cashier|retail worker|daycare worker|pastor|principal|engineer|programmer|developer|accountant|vet tech|paramedic) [who is|is|s|and] [so|completely|totally|just] (burned out|burnt out|burning out|exhausted|overworked|stressed|done|drained|quitting|overwhelmed|on leave|at the end|fried|struggling|can t go back|crying every day)
    (working|work|works|worked) (too much|too many hours|60 hours|70 hours|80 hours|all the time|two jobs|three jobs|nights and weekends|double shifts|24 7)
    (don t|doesn t|not sure|no idea) [know] [what|which] (career|job) [to|i|is|suits]
    (nobody|no one|everyone|people) at work (talks|ignores|hates|laughs|gossips|excludes) [to|at|about] [me]
    (oilsands|oil patch|oilfield|rig|mine|camp) [job|work|worker|life]
    (trucker|truck driver|trucking|long haul|shift worker|rotating shifts|weird hours)
    (return|returning|back|going back) to [the] (office|workplace) [mandate|full time|policy]
    (laid|lay|let) (off|go) (after|from|at|by|last|because)
    (losing it|lose it|losing my mind|going crazy|breaking down) (at|with|because of) [my] (job|work|office|boss)
  `,
  fr: `
    (burnout|burn out|burn|epuisement professionnel|epuisement|epuise|surmenage|surmene|brule au travail|brulee|au bout du rouleau|a bout de souffle|vide au travail|orientation de carriere|conseiller d orientation|chomage|perte d emploi|perdu mon emploi|perdu ma job|congedie|mis a pied|milieu de travail|climat de travail|souffrance au travail|sante mentale au travail|retour au travail|arret de travail|conge de maladie|arret maladie|reorientation professionnelle|bourreau de travail)
    (n en peux plus|en peux plus|en peux pu|plus capable|pu capable|a bout|epuise|epuisee|brule|brulee) (au|du|de mon|de ma|a la|par le|par mon) (travail|job|boulot|emploi|bureau)
    (je n en peux plus|j en peux plus|j en peux pu|je suis a bout) (au|du|a la) (travail|job|boulot|bureau|ouvrage)
    (mon|ma|un) (patron|boss|gestionnaire|collegue|superieur|job|emploi) (toxique|me harcele|me stresse|est toxique|m epuise|me rend malade|est horrible)
    (harcelement|intimidation|conflit|conflits|stress|pression|probleme|problemes|discrimination|harcele|harcelee) (au|en milieu de|a la|dans mon|avec mon) (travail|job|boulot|bureau|patron|boss|collegue|emploi)
    (deteste|hais|aime plus|tanne de|tannee de|ecoeure de|ecoeuree de) (mon|ma) (travail|job|emploi|boulot|patron|boss)
    (en|un|mon) (arret de travail|conge maladie|conge de maladie|arret maladie)
    (enseignant|enseignante|prof|infirmiere|infirmier|preposee|medecin|avocat|avocate|entrepreneur|educatrice) (epuise|epuisee|en burnout|a bout|en epuisement)
    (patron|boss|gestionnaire|superieur) (me|m|nous) (crie|harcele|intimide|humilie|menace|engueule|ecoeure)
    (restructuration|coupures|congediement|fermeture de l usine)
    (heures supplementaires|temps supplementaire|quarts de nuit|chiffre de nuit|chiffres|horaire de nuit|temps obligatoire|tso infirmiere)
    (en|tombe en|parti en|partie en) (arret|maladie|arret de travail|burnout)
    (equipe|employes|personnel) (en conflit|epuise|a bout|demotive)
    (prof|enseignante|infirmiere|preposee|medecin|educatrice|gestionnaire|agriculteur|producteur|camionneur) (au bout|a boutte|epuise|epuisee|en arret|tannee|tanne|brulee|brule)
    (plus|pas) capable (de rentrer|d aller|de retourner) (travailler|au travail|a job|a la job|au bureau)
    (boss|patron|superviseur|collegue) (me tombe dessus|m en veut|est toujours apres moi|me lache pas)
    (burn out*|epuise*|brule*|au bord du burnout|surcharge de travail|travail toxique|climat toxique|milieu toxique|job toxique|job plate|patron toxique|boss toxique|gestionnaire toxique|harcelement psychologique|harcelement au travail|intimidation au travail|conge maladie|invalidite courte duree|retour progressif|perte de job|mis a la porte de ma job|sans emploi|chomeur|chomeuse|recherche d emploi|entrevue d embauche|licencie|carriere|reorientation de carriere|choix de carriere|bilan de carriere|sens au travail|bore out|brown out|workaholic|ergomane|detresse des agriculteurs|agriculteur|agricultrice|producteur laitier|travailleur de rang|detresse professionnelle|boulot|job|boss|patron)
    (epuise|epuisee|brule|brulee|tanne|tannee|a boutte|a bout|vide|videe|stresse|stressee|ecoeure|ecoeuree|malheureux|malheureuse|deprime|deprimee|anxieux|anxieuse|plus capable|pus capable|capable|craque|pleure|en peux plus|en peux pus|deborde|debordee|harcele|harcelee|intimide|intimidee|humilie) (au|a|de|du|par|avant|d|dans|a cause de) [la|mon|ma|l|mes|aller a|aller|rentrer au|rentrer|retourner a|le] (travail|job|boulot|boss|patron|patronne|ouvrage|bureau|shop|usine|collegues|worker|hopital|ecole ou j enseigne|travailler|gestionnaire|emploi)
    (mon|ma|le|la|mes) (boss|patron|patronne|gestionnaire|superviseur|superieure|superieur|collegue|collegues|job|travail|directeur|directrice|chef|foreman|contremaitre) (me rend malade|me rend folle|me rend fou|me crie|me crie apres|m harcele|me harcele|me harcelent|m intimide|est toxique|sont toxiques|m humilie|me stresse|me gruge|m epuise|me tue|est un tyran|me deteste|m en demande trop|est toujours sur mon dos|me fait pleurer|m a mise a pied|m a congedie|parlent dans mon dos|me micromanage|me tue a petit feu)
    (deteste|hais|tanne de|tannee de|lacher|quitter|laisser|perdu|perdre|changer de|veux changer de|peur de perdre|aime plus|retourner a|retourner au|rentrer a|rentrer au|capable d aller a|boule au ventre avant) [ma|mon|la|le|l] (job|travail|emploi|boulot|carriere|ouvrage|domaine|metier|profession)
    (en|tombe en|tomber en|mis en|mise en|parti en|partie en|suis en|papier pour|demande de) [un|conge de|conge] (arret|maladie|burnout|arret de travail|conge maladie|conge|arret maladie|invalidite|conge de maladie)
    (infirmiere|infirmier|prof|enseignant|enseignante|preposee|prepose|tes|travailleuse sociale|intervenante|educatrice|educateur|medecin|avocate|avocat|gestionnaire|entrepreneur|entrepreneure|camionneur|cuisinier|serveuse|policier|ambulancier|agriculteur|comptable|ingenieur|adjointe|proprio|directrice|pharmacienne) [qui est|en|a|au] [completement] (burnout|bout|boutte|brule|brulee|epuise|epuisee|arret|arret de travail|n en peut plus|pleure tous les jours|craque|en epuisement|debordee|depassee|plus capable)
    (travaille|travailler|travaillais|je bosse|heures) (trop|tout le temps|60 heures|70 heures|sans arret|de fou|de nuit|sept jours sur sept|soir et fin de semaine|deux jobs|supplementaires|en continu)
    (stress|conflit|conflits|probleme|problemes|harcelement|intimidation|pression|injustice|discrimination|detresse) (au|a|de|avec|dans|en) [la|mon|ma|le|mes|l|milieu de] (travail|job|boss|bureau|patron|collegues|boulot|equipe|gestionnaire|usine|shop)
    (camionneur|camionneuse|chauffeur|chauffeuse|sur la route|horaires atypiques|chantier|fifo|baie james|mine)
    (personne|tout le monde) (au travail|a job|au bureau) (me parle|m ignore|me parle pas|rit de moi)
    (monde agricole|milieu agricole|a la ferme|ferme laitiere)
    job me rentre dedans
    (lache|lacher|perdu) (l ecole|mes cours|mon programme)
    retour (au|en|dans les) (bureau|presentiel|bureaux) [obligatoire|force]
    (perdu|perdre|perds|plus de) (mon|ma|l|d) (emploi|job|travail|gagne pain)
    (boss|patron|patronne|gestionnaire|milieu|job|equipe|superviseur) toxique
    (infirmiere|infirmier|preposee|prepose|prof|educatrice|medecin|ambulancier) [de nuit|de soir|a l urgence|en chsld] (plus capable|pu capable|a bout|epuisee|epuise|brulee|tannee|au bout)
  `,
};
