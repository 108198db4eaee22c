SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.challenges (
    challenge text NOT NULL,
    device text NOT NULL,
    holder text NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.channels (
    id text NOT NULL,
    holder text NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    language text NOT NULL,
    origin text NOT NULL,
    secret text NOT NULL,
    state text NOT NULL,
    failure text,
    created double precision NOT NULL,
    sent double precision NOT NULL
);
CREATE TABLE public.circle_coming (
    event_id text NOT NULL,
    member integer NOT NULL,
    at double precision NOT NULL,
    coming integer NOT NULL
);
CREATE TABLE public.circle_events (
    id text NOT NULL,
    circle_id text NOT NULL,
    wish text NOT NULL,
    maker integer NOT NULL,
    phase text NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.circle_members (
    circle_id text NOT NULL,
    member integer NOT NULL,
    holder text,
    name text NOT NULL,
    status text NOT NULL,
    since double precision NOT NULL,
    league integer DEFAULT 0 NOT NULL,
    seen double precision NOT NULL
);
CREATE TABLE public.circle_rounds (
    event_id text NOT NULL,
    number integer NOT NULL,
    seed text NOT NULL,
    plan text NOT NULL,
    began double precision NOT NULL,
    made integer DEFAULT 0 NOT NULL,
    opened double precision
);
CREATE TABLE public.circle_seasons (
    circle_id text NOT NULL,
    number integer NOT NULL,
    began double precision NOT NULL
);
CREATE TABLE public.circle_tables (
    table_id text NOT NULL,
    circle_id text NOT NULL,
    event_id text,
    round integer,
    ended double precision,
    members text,
    outcome text
);
CREATE TABLE public.circles (
    id text NOT NULL,
    name text NOT NULL,
    invite text NOT NULL,
    created double precision NOT NULL,
    founder integer NOT NULL,
    league integer DEFAULT 0 NOT NULL,
    season_days integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.codes (
    code_hash text NOT NULL,
    table_id text NOT NULL,
    seat integer NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.debriefs (
    table_id text NOT NULL,
    version integer NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.deliveries (
    id text NOT NULL,
    channel text NOT NULL,
    due double precision NOT NULL,
    leased double precision NOT NULL,
    tries integer NOT NULL
);
CREATE TABLE public.devices (
    token_hash text NOT NULL,
    holder text NOT NULL,
    name text NOT NULL,
    created double precision NOT NULL,
    used double precision NOT NULL,
    changed double precision NOT NULL
);
CREATE TABLE public.erasures (
    holder_hash text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.filature (
    version integer NOT NULL
);
CREATE TABLE public.holders (
    token_hash text NOT NULL,
    table_id text NOT NULL,
    seat integer NOT NULL,
    looked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.log (
    table_id text NOT NULL,
    n integer NOT NULL,
    kind text NOT NULL,
    seat integer,
    body text NOT NULL,
    command text,
    at double precision NOT NULL
);
CREATE TABLE public.mail_asked (
    address text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.notes (
    table_id text NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.notification_settings (
    holder text NOT NULL,
    turns integer NOT NULL,
    quiet text
);
CREATE TABLE public.outbox (
    channel text NOT NULL,
    table_id text NOT NULL,
    seat integer NOT NULL,
    decision integer NOT NULL,
    delivery text
);
CREATE TABLE public.owed_turns (
    table_id text NOT NULL,
    seat integer NOT NULL,
    decision integer NOT NULL,
    at double precision NOT NULL,
    deadline double precision NOT NULL,
    told integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.passkeys (
    id text NOT NULL,
    holder text NOT NULL,
    site text NOT NULL,
    public_key text NOT NULL,
    sign_count bigint NOT NULL,
    name text NOT NULL,
    created double precision NOT NULL,
    used double precision NOT NULL
);
CREATE TABLE public.server_keys (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    rules_version integer NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    settings text NOT NULL,
    listed integer NOT NULL,
    invite text NOT NULL,
    created double precision NOT NULL,
    phase text NOT NULL,
    host text NOT NULL,
    taken integer NOT NULL,
    touched double precision NOT NULL,
    lines integer DEFAULT 0 NOT NULL
);
INSERT INTO public.channels VALUES ('Zoe0.8192798378357413', 'ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885', 'mail', '{"address":"CZoe10q@play.example"}', 'fr', '', 'Zoe0.8192798378357413', 'open', NULL, 1, 1);
INSERT INTO public.channels VALUES ('Yan0.8639844696985152', '6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32', 'mail', '{"address":"CYan10q@play.example"}', 'fr', '', 'Yan0.8639844696985152', 'open', NULL, 1, 1);
INSERT INTO public.channels VALUES ('Xia0.27842106451389714', 'f8ce48054f0c375498b9a398c6eae42996187b2cfa88bb4904f84e6942af8727', 'mail', '{"address":"CXia10q@play.example"}', 'fr', '', 'Xia0.27842106451389714', 'open', NULL, 1, 1);
INSERT INTO public.circle_members VALUES ('table9', 1, 'ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885', 'KZoe11q', 'member', 1009, 0, 1009);
INSERT INTO public.circle_members VALUES ('table9', 2, '6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32', 'KYan11q', 'member', 1009, 0, 1009);
INSERT INTO public.circle_members VALUES ('table9', 3, 'f8ce48054f0c375498b9a398c6eae42996187b2cfa88bb4904f84e6942af8727', 'KXia11q', 'member', 1009, 0, 1009);
INSERT INTO public.circle_members VALUES ('table51', 1, 'b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82', 'Aïcha', 'member', 19265, 0, 19265);
INSERT INTO public.circle_seasons VALUES ('table9', 1, 1009);
INSERT INTO public.circle_seasons VALUES ('table51', 1, 19265);
INSERT INTO public.circle_tables VALUES ('table53', 'table51', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.circles VALUES ('table9', 'Lundi', 'invite10', 1009, 1, 0, 0);
INSERT INTO public.circles VALUES ('table51', 'Jeudi', 'invite52', 19265, 1, 0, 0);
INSERT INTO public.codes VALUES ('b87254ea954f29dff9fa72c7c5846dac920d4924e0630fb0438853817fa6774b', 'table3', 0, 1907);
INSERT INTO public.codes VALUES ('7081ddeead677749c7f2bd687fa6eaddc6f5009d797ebe4942e6a2424461ff8d', 'table1', 0, 1912);
INSERT INTO public.codes VALUES ('e30ef9c2d867517f6fc1383d62c401cb31c12e5d9c910b44d93aa560da2fe615', 'table1', 1, 1912);
INSERT INTO public.devices VALUES ('ab7c0e389364a1b6c10ff364e0a07387615b25a7f56746d458fcb4c6dc40ad69', 'ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885', 'Zoe0', 1005, 1005, 1005);
INSERT INTO public.devices VALUES ('988d474038d953f929bd6a69cd17b614d23f42793dd424cbbac3980832d2f336', 'ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885', 'Zoe1', 1005, 1005, 1005);
INSERT INTO public.devices VALUES ('2c9470d29615725e823ddc58de1abce64c76c8d6f360b01c28f4de4de5a15254', '6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32', 'Yan0', 1005, 1005, 1005);
INSERT INTO public.devices VALUES ('f7c3bec5c9223a2202320b37c9fa4b73ba9d5f99ff1e46ccdc44b6ad3064d1d0', '6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32', 'Yan1', 1005, 1005, 1005);
INSERT INTO public.erasures VALUES ('00cc219839f28eadd081c5c49e1b56bfc24f6bd858983266d290df669a06a635', 19265);
INSERT INTO public.filature VALUES (7);
INSERT INTO public.holders VALUES ('fe633004a21b890cfc0b72ed7eb06351958cb1563cc6c5953623d537ef80f8f3', 'table5', 0, 0);
INSERT INTO public.holders VALUES ('f8ce48054f0c375498b9a398c6eae42996187b2cfa88bb4904f84e6942af8727', 'table5', 1, 0);
INSERT INTO public.holders VALUES ('ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885', 'table1', 0, 0);
INSERT INTO public.holders VALUES ('ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885', 'table3', 1, 0);
INSERT INTO public.holders VALUES ('6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32', 'table3', 0, 0);
INSERT INTO public.holders VALUES ('6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32', 'table1', 1, 0);
INSERT INTO public.holders VALUES ('b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82', 'table13', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table13', 1, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table15', 0, 0);
INSERT INTO public.holders VALUES ('b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82', 'table17', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table19', 0, 0);
INSERT INTO public.holders VALUES ('b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82', 'table21', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table21', 1, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table23', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table25', 0, 0);
INSERT INTO public.holders VALUES ('b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82', 'table27', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table27', 1, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table29', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table31', 0, 0);
INSERT INTO public.holders VALUES ('b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82', 'table33', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table33', 1, 0);
INSERT INTO public.holders VALUES ('f2ae990609997d8fed95a8372f39fea44de5643c5b5a0c42fba3032683f49fb1', 'table33', 2, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table35', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table37', 0, 0);
INSERT INTO public.holders VALUES ('b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82', 'table39', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table39', 1, 0);
INSERT INTO public.holders VALUES ('f2ae990609997d8fed95a8372f39fea44de5643c5b5a0c42fba3032683f49fb1', 'table39', 2, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table41', 0, 0);
INSERT INTO public.holders VALUES ('b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82', 'table43', 0, 0);
INSERT INTO public.holders VALUES ('481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b', 'table45', 0, 0);
INSERT INTO public.holders VALUES ('b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82', 'table53', 0, 0);
INSERT INTO public.log VALUES ('table1', 0, 'sit', 0, '{"bot":null,"name":"NZoe1q","token":"ab7c0e389364a1b6c10ff364e0a07387615b25a7f56746d458fcb4c6dc40ad69"}', NULL, 1001);
INSERT INTO public.log VALUES ('table3', 0, 'sit', 0, '{"bot":null,"name":"NYan1q","token":"2c9470d29615725e823ddc58de1abce64c76c8d6f360b01c28f4de4de5a15254"}', NULL, 1001);
INSERT INTO public.log VALUES ('table5', 0, 'sit', 0, '{"bot":null,"name":"NXia1q","token":"fe633004a21b890cfc0b72ed7eb06351958cb1563cc6c5953623d537ef80f8f3"}', NULL, 1001);
INSERT INTO public.log VALUES ('table3', 1, 'sit', 1, '{"bot":null,"name":"JZoe2q","token":"ab7c0e389364a1b6c10ff364e0a07387615b25a7f56746d458fcb4c6dc40ad69"}', NULL, 1002);
INSERT INTO public.log VALUES ('table3', 2, 'say', 1, '{"text":"TZoe3q"}', 'a1', 1002);
INSERT INTO public.log VALUES ('table1', 1, 'sit', 1, '{"bot":null,"name":"JYan2q","token":"f7c3bec5c9223a2202320b37c9fa4b73ba9d5f99ff1e46ccdc44b6ad3064d1d0"}', NULL, 1002);
INSERT INTO public.log VALUES ('table1', 2, 'say', NULL, '{"text":"TYan3q","name":"SYan4q","by":"2c9470d29615725e823ddc58de1abce64c76c8d6f360b01c28f4de4de5a15254"}', 'a2', 1002);
INSERT INTO public.log VALUES ('table5', 1, 'sit', 1, '{"bot":null,"name":"JXia2q","token":"f8ce48054f0c375498b9a398c6eae42996187b2cfa88bb4904f84e6942af8727"}', NULL, 1002);
INSERT INTO public.log VALUES ('table5', 2, 'say', 1, '{"text":"TXia3q"}', 'a3', 1002);
INSERT INTO public.log VALUES ('table5', 3, 'say', NULL, '{"text":"TZoe5q","name":"SZoe6q","by":"ab7c0e389364a1b6c10ff364e0a07387615b25a7f56746d458fcb4c6dc40ad69"}', 'a4', 1003);
INSERT INTO public.log VALUES ('table5', 4, 'say', NULL, '{"text":"TYan5q","name":"SYan6q","by":"f7c3bec5c9223a2202320b37c9fa4b73ba9d5f99ff1e46ccdc44b6ad3064d1d0"}', 'a5', 1003);
INSERT INTO public.log VALUES ('table1', 3, 'say', NULL, '{"text":"TXia5q","name":"SXia6q","by":"f8ce48054f0c375498b9a398c6eae42996187b2cfa88bb4904f84e6942af8727"}', 'a6', 1003);
INSERT INTO public.log VALUES ('table1', 4, 'hold', 0, '{"token":"ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885","move":false,"from":"ab7c0e389364a1b6c10ff364e0a07387615b25a7f56746d458fcb4c6dc40ad69"}', NULL, 1005);
INSERT INTO public.log VALUES ('table3', 3, 'hold', 1, '{"token":"ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885","move":false,"from":"ab7c0e389364a1b6c10ff364e0a07387615b25a7f56746d458fcb4c6dc40ad69"}', NULL, 1005);
INSERT INTO public.log VALUES ('table3', 4, 'hold', 0, '{"token":"6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32","move":false,"from":"2c9470d29615725e823ddc58de1abce64c76c8d6f360b01c28f4de4de5a15254"}', NULL, 1005);
INSERT INTO public.log VALUES ('table1', 5, 'hold', 1, '{"token":"6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32","move":false,"from":"f7c3bec5c9223a2202320b37c9fa4b73ba9d5f99ff1e46ccdc44b6ad3064d1d0"}', NULL, 1005);
INSERT INTO public.log VALUES ('table1', 6, 'decide', 0, '{"action":{"type":"place","agents":[7,8,0]}}', 'a7', 1006);
INSERT INTO public.log VALUES ('table3', 5, 'decide', 1, '{"action":{"type":"loyalty","tokens":[1,3,4,5,2,2]}}', 'a8', 1006);
INSERT INTO public.log VALUES ('table1', 7, 'decide', 1, '{"action":{"type":"place","agents":[8,0,2]}}', 'a9', 1006);
INSERT INTO public.log VALUES ('table1', 8, 'chance', NULL, '{"action":{"type":"first_player","first":1}}', NULL, 1006);
INSERT INTO public.log VALUES ('table1', 9, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":3,"target":0}}', 'a10', 1006);
INSERT INTO public.log VALUES ('table3', 6, 'decide', 0, '{"action":{"type":"loyalty","tokens":[5,2,1,4,2,3]}}', 'a11', 1006);
INSERT INTO public.log VALUES ('table3', 7, 'chance', NULL, '{"action":{"type":"shuffle","decks":[["doc_2","turncoat","tip","blackmail","personal","trapped","pressure","doc_7","doc_5","doc_3","crosscheck","pressure","nosy","tip","doc_4","courier","doc_2","doc_7","doc_4","doc_3","doc_5","crosscheck"],["doc_7","tip","doc_4","doc_3","doc_2","blackmail","doc_3","doc_5","doc_7","doc_5","doc_2","pressure","nosy","doc_4","courier","crosscheck","turncoat","crosscheck","pressure","tip","trapped","personal"]]}}', NULL, 1006);
INSERT INTO public.log VALUES ('table3', 8, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 1006);
INSERT INTO public.log VALUES ('table3', 9, 'decide', 0, '{"action":{"type":"document","card":"turncoat","agent":2}}', 'a12', 1006);
INSERT INTO public.log VALUES ('table3', 10, 'decide', 0, '{"action":{"type":"influence","agent":3}}', 'a13', 1006);
INSERT INTO public.log VALUES ('table5', 5, 'decide', 1, '{"action":{"type":"place","agents":[9,6,0]}}', 'a14', 1006);
INSERT INTO public.log VALUES ('table5', 6, 'decide', 0, '{"action":{"type":"place","agents":[7,5,0]}}', 'a15', 1006);
INSERT INTO public.log VALUES ('table5', 7, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 1006);
INSERT INTO public.log VALUES ('table5', 8, 'decide', 0, '{"action":{"type":"attack","from":"base","base":2,"target":0}}', 'a16', 1006);
INSERT INTO public.log VALUES ('table1', 10, 'decide', 0, '{"action":{"type":"swap","base":2,"agent":3}}', 'a17', 1006);
INSERT INTO public.log VALUES ('table3', 11, 'decide', 1, '{"action":{"type":"document","card":"doc_7","agent":2}}', 'a18', 1006);
INSERT INTO public.log VALUES ('table3', 12, 'decide', 1, '{"action":{"type":"influence","agent":4}}', 'a19', 1006);
INSERT INTO public.log VALUES ('table1', 11, 'decide', 1, '{"action":{"type":"swap","base":0,"agent":9}}', 'a20', 1006);
INSERT INTO public.log VALUES ('table3', 13, 'decide', 0, '{"action":{"type":"action","card":"blackmail","moves":[[0,-1],[5,1]]}}', 'a21', 1006);
INSERT INTO public.log VALUES ('table3', 14, 'decide', 0, '{"action":{"type":"influence","agent":2}}', 'a22', 1006);
INSERT INTO public.log VALUES ('table5', 9, 'decide', 1, '{"action":{"type":"refill","base":2,"agent":3}}', 'a23', 1006);
INSERT INTO public.log VALUES ('table5', 10, 'decide', 1, '{"action":{"type":"attack","from":"base","base":1,"target":1}}', 'a24', 1006);
INSERT INTO public.log VALUES ('table5', 11, 'decide', 0, '{"action":{"type":"swap","base":1,"agent":3}}', 'a25', 1006);
INSERT INTO public.log VALUES ('table1', 12, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":4,"target":2}}', 'a26', 1006);
INSERT INTO public.log VALUES ('table3', 15, 'decide', 1, '{"action":{"type":"action","card":"tip","agent":3}}', 'a27', 1006);
INSERT INTO public.log VALUES ('table3', 16, 'decide', 1, '{"action":{"type":"influence","agent":0}}', 'a28', 1006);
INSERT INTO public.log VALUES ('table1', 13, 'decide', 1, '{"action":{"type":"swap","base":0,"agent":8}}', 'a29', 1006);
INSERT INTO public.log VALUES ('table3', 17, 'decide', 0, '{"action":{"type":"document","card":"tip","agent":1}}', 'a30', 1006);
INSERT INTO public.log VALUES ('table3', 18, 'decide', 0, '{"action":{"type":"influence","agent":5}}', 'a31', 1006);
INSERT INTO public.log VALUES ('table5', 12, 'decide', 1, '{"action":{"type":"swap","base":2,"agent":7}}', 'a32', 1006);
INSERT INTO public.log VALUES ('table5', 13, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":9,"target":0}}', 'a33', 1006);
INSERT INTO public.log VALUES ('table1', 14, 'decide', 0, '{"action":{"type":"swap","base":2,"agent":0}}', 'a34', 1006);
INSERT INTO public.log VALUES ('table3', 19, 'decide', 1, '{"action":{"type":"action","card":"blackmail","moves":[[1,1],[5,-1]]}}', 'a35', 1006);
INSERT INTO public.log VALUES ('table3', 20, 'decide', 1, '{"action":{"type":"influence","agent":1}}', 'a36', 1006);
INSERT INTO public.log VALUES ('table1', 15, 'decide', 1, '{"action":{"type":"swap","base":1,"agent":0}}', 'a37', 1006);
INSERT INTO public.log VALUES ('table3', 21, 'decide', 0, '{"action":{"type":"document","card":"doc_2","agent":4}}', 'a38', 1006);
INSERT INTO public.log VALUES ('table5', 14, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":2,"target":1}}', 'a39', 1006);
INSERT INTO public.log VALUES ('table5', 15, 'decide', 0, '{"action":{"type":"swap","base":1,"agent":4}}', 'a40', 1006);
INSERT INTO public.log VALUES ('table1', 16, 'decide', 0, '{"action":{"type":"attack","from":"base","base":1,"target":2}}', 'a41', 1006);
INSERT INTO public.log VALUES ('table3', 22, 'decide', 1, '{"action":{"type":"document","card":"doc_2","agent":5}}', 'a42', 1006);
INSERT INTO public.log VALUES ('table1', 17, 'decide', 1, '{"action":{"type":"refill","base":0,"agent":9}}', 'a43', 1006);
INSERT INTO public.log VALUES ('table1', 18, 'decide', 1, '{"action":{"type":"swap","base":0,"agent":5}}', 'a44', 1006);
INSERT INTO public.log VALUES ('table3', 23, 'decide', 0, '{"action":{"type":"document","card":"doc_7","agent":3}}', 'a45', 1006);
INSERT INTO public.log VALUES ('table5', 16, 'decide', 1, '{"action":{"type":"swap","base":2,"agent":2}}', 'a46', 1006);
INSERT INTO public.log VALUES ('table5', 17, 'decide', 0, '{"action":{"type":"swap","base":1,"agent":1}}', 'a47', 1006);
INSERT INTO public.log VALUES ('table1', 19, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":1,"target":2}}', 'a48', 1006);
INSERT INTO public.log VALUES ('table3', 24, 'decide', 1, '{"action":{"type":"document","card":"doc_7","agent":3}}', 'a49', 1006);
INSERT INTO public.log VALUES ('table1', 20, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":4,"target":0}}', 'a50', 1006);
INSERT INTO public.log VALUES ('table3', 25, 'decide', 0, '{"action":{"type":"action","card":"pressure","moves":[[3,-1]]}}', 'a51', 1006);
INSERT INTO public.log VALUES ('table5', 18, 'decide', 1, '{"action":{"type":"swap","base":2,"agent":5}}', 'a52', 1006);
INSERT INTO public.log VALUES ('table5', 19, 'decide', 0, '{"action":{"type":"swap","base":0,"agent":5}}', 'a53', 1006);
INSERT INTO public.log VALUES ('table1', 21, 'decide', 0, '{"action":{"type":"attack","from":"base","base":0,"target":0}}', 'a54', 1006);
INSERT INTO public.log VALUES ('table3', 26, 'decide', 1, '{"action":{"type":"document","card":"doc_4","agent":5}}', 'a55', 1006);
INSERT INTO public.log VALUES ('table1', 22, 'decide', 1, '{"action":{"type":"swap","base":1,"agent":9}}', 'a56', 1006);
INSERT INTO public.log VALUES ('table3', 27, 'decide', 0, '{"action":{"type":"action","card":"crosscheck","agents":[0,4]}}', 'a57', 1006);
INSERT INTO public.log VALUES ('table5', 20, 'decide', 1, '{"action":{"type":"swap","base":2,"agent":5}}', 'a58', 1006);
INSERT INTO public.log VALUES ('table5', 21, 'decide', 0, '{"action":{"type":"swap","base":1,"agent":2}}', 'a59', 1006);
INSERT INTO public.log VALUES ('table1', 23, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":2,"target":1}}', 'a60', 1006);
INSERT INTO public.log VALUES ('table3', 28, 'decide', 1, '{"action":{"type":"document","card":"doc_2","agent":2}}', 'a61', 1006);
INSERT INTO public.log VALUES ('table1', 24, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":6,"target":2}}', 'a62', 1006);
INSERT INTO public.log VALUES ('table3', 29, 'decide', 0, '{"action":{"type":"action","card":"pressure","moves":[[3,1]]}}', 'a63', 1006);
INSERT INTO public.log VALUES ('table5', 22, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":2,"target":0}}', 'a64', 1006);
INSERT INTO public.log VALUES ('table5', 23, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":1,"target":2}}', 'a65', 1006);
INSERT INTO public.log VALUES ('table1', 25, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":9,"target":1}}', 'a66', 1006);
INSERT INTO public.log VALUES ('table3', 30, 'decide', 1, '{"action":{"type":"action","card":"pressure","moves":[[5,1]]}}', 'a67', 1006);
INSERT INTO public.log VALUES ('table1', 26, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":6,"target":2}}', 'a68', 1006);
INSERT INTO public.log VALUES ('table3', 31, 'decide', 0, '{"action":{"type":"action","card":"nosy","agent":0}}', 'a69', 1006);
INSERT INTO public.log VALUES ('table5', 24, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":7,"target":1}}', 'a70', 1006);
INSERT INTO public.log VALUES ('table5', 25, 'decide', 0, '{"action":{"type":"attack","from":"base","base":0,"target":2}}', 'a71', 1006);
INSERT INTO public.log VALUES ('table5', 26, 'decide', 0, '{"action":{"type":"refill","base":0,"agent":7}}', 'a72', 1006);
INSERT INTO public.log VALUES ('table1', 27, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":6,"target":2}}', 'a73', 1006);
INSERT INTO public.log VALUES ('table3', 32, 'decide', 1, '{"action":{"type":"document","card":"doc_3","agent":0}}', 'a74', 1006);
INSERT INTO public.log VALUES ('table1', 28, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":4,"target":2}}', 'a75', 1006);
INSERT INTO public.log VALUES ('table3', 33, 'decide', 0, '{"action":{"type":"document","card":"trapped","agent":4}}', 'a76', 1006);
INSERT INTO public.log VALUES ('table1', 29, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":3,"target":2}}', 'a77', 1006);
INSERT INTO public.log VALUES ('table3', 34, 'decide', 1, '{"action":{"type":"document","card":"nosy","agent":3}}', 'a78', 1006);
INSERT INTO public.log VALUES ('table1', 30, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":0,"target":2}}', 'a79', 1006);
INSERT INTO public.log VALUES ('table3', 35, 'decide', 0, '{"action":{"type":"action","card":"tip","agent":4}}', 'a80', 1006);
INSERT INTO public.log VALUES ('table3', 36, 'decide', 1, '{"action":{"type":"document","card":"doc_3","agent":3}}', 'a81', 1006);
INSERT INTO public.log VALUES ('table3', 37, 'decide', 0, '{"action":{"type":"document","card":"doc_4","agent":4}}', 'a82', 1006);
INSERT INTO public.log VALUES ('table3', 38, 'decide', 1, '{"action":{"type":"document","card":"courier","agent":5}}', 'a83', 1006);
INSERT INTO public.log VALUES ('table3', 39, 'decide', 0, '{"action":{"type":"document","card":"doc_3","agent":0}}', 'a84', 1006);
INSERT INTO public.log VALUES ('table3', 40, 'decide', 1, '{"action":{"type":"document","card":"doc_5","agent":1}}', 'a85', 1006);
INSERT INTO public.log VALUES ('table3', 41, 'decide', 0, '{"action":{"type":"document","card":"personal","agent":0}}', 'a86', 1006);
INSERT INTO public.log VALUES ('table3', 42, 'decide', 1, '{"action":{"type":"action","card":"crosscheck","agents":[0,1]}}', 'a87', 1006);
INSERT INTO public.log VALUES ('table3', 43, 'decide', 0, '{"action":{"type":"document","card":"doc_7","agent":1}}', 'a88', 1006);
INSERT INTO public.log VALUES ('table1', 31, 'code', 0, '{"hash":"414bf7f24f63783d3f6d851bc0b0bf80f959dd12f2a9533bb6e6e3a19352a87f"}', NULL, 1007);
INSERT INTO public.log VALUES ('table3', 44, 'code', 0, '{"hash":"b87254ea954f29dff9fa72c7c5846dac920d4924e0630fb0438853817fa6774b"}', NULL, 1007);
INSERT INTO public.log VALUES ('table3', 45, 'say', 1, '{"text":"TZoe12q"}', 'a89', 1011);
INSERT INTO public.log VALUES ('table5', 27, 'say', NULL, '{"text":"TYan12q","name":"SYan13q","by":"6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32"}', 'a90', 1011);
INSERT INTO public.log VALUES ('table1', 32, 'say', NULL, '{"text":"TXia12q","name":"SXia13q","by":"f8ce48054f0c375498b9a398c6eae42996187b2cfa88bb4904f84e6942af8727"}', 'a91', 1011);
INSERT INTO public.log VALUES ('table1', 33, 'code', 0, '{"hash":"7081ddeead677749c7f2bd687fa6eaddc6f5009d797ebe4942e6a2424461ff8d"}', NULL, 1012);
INSERT INTO public.log VALUES ('table1', 34, 'code', 1, '{"hash":"e30ef9c2d867517f6fc1383d62c401cb31c12e5d9c910b44d93aa560da2fe615"}', NULL, 1012);
INSERT INTO public.log VALUES ('table3', 46, 'say', 1, '{"text":"TZoe15q"}', 'a92', 1013);
INSERT INTO public.log VALUES ('table3', 47, 'say', 0, '{"text":"TYan15q"}', 'a93', 1013);
INSERT INTO public.log VALUES ('table3', 48, 'say', NULL, '{"text":"TXia15q","name":"SXia16q","by":"fe633004a21b890cfc0b72ed7eb06351958cb1563cc6c5953623d537ef80f8f3"}', 'a94', 1013);
INSERT INTO public.log VALUES ('table13', 0, 'sit', 0, '{"bot":null,"name":"Aïcha","token":"b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82"}', NULL, 1013);
INSERT INTO public.log VALUES ('table13', 1, 'sit', 1, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 1013);
INSERT INTO public.log VALUES ('table13', 2, 'decide', 0, '{"action":{"type":"place","agents":[8,0,7]}}', 'stored-0', 1014);
INSERT INTO public.log VALUES ('table13', 3, 'decide', 1, '{"action":{"type":"place","agents":[3,6,7]}}', 'stored-1', 1015);
INSERT INTO public.log VALUES ('table13', 4, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 1015);
INSERT INTO public.log VALUES ('table13', 5, 'decide', 0, '{"action":{"type":"swap","base":0,"agent":2}}', 'stored-2', 1016);
INSERT INTO public.log VALUES ('table13', 6, 'decide', 1, '{"action":{"type":"swap","base":0,"agent":0}}', 'stored-3', 1017);
INSERT INTO public.log VALUES ('table13', 7, 'decide', 0, '{"action":{"type":"swap","base":2,"agent":6}}', 'stored-4', 1018);
INSERT INTO public.log VALUES ('table13', 8, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":3,"target":0}}', 'stored-5', 1019);
INSERT INTO public.log VALUES ('table13', 9, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":1,"target":1}}', 'stored-6', 1020);
INSERT INTO public.log VALUES ('table13', 10, 'decide', 1, '{"action":{"type":"attack","from":"base","base":2,"target":0}}', 'stored-7', 1021);
INSERT INTO public.log VALUES ('table13', 11, 'decide', 0, '{"action":{"type":"swap","base":1,"agent":4}}', 'stored-8', 1022);
INSERT INTO public.log VALUES ('table13', 12, 'say', 0, '{"text":"Bonsoir"}', 'said', 1022);
INSERT INTO public.log VALUES ('table15', 0, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 1022);
INSERT INTO public.log VALUES ('table15', 1, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 1022);
INSERT INTO public.log VALUES ('table15', 2, 'decide', 1, '{"action":{"type":"place","agents":[9,7,1]},"why":{"type":"evenly"}}', NULL, 1022);
INSERT INTO public.log VALUES ('table15', 3, 'decide', 0, '{"action":{"type":"place","agents":[3,2,4]}}', 'stored-0', 1023);
INSERT INTO public.log VALUES ('table15', 4, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 1023);
INSERT INTO public.log VALUES ('table15', 5, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":9,"target":2}}', 'stored-1', 1024);
INSERT INTO public.log VALUES ('table15', 6, 'decide', 1, '{"action":{"type":"swap","base":1,"agent":7},"why":{"type":"evenly"}}', NULL, 1024);
INSERT INTO public.log VALUES ('table15', 7, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":0,"target":1}}', 'stored-2', 1025);
INSERT INTO public.log VALUES ('table15', 8, 'decide', 1, '{"action":{"type":"swap","base":1,"agent":3},"why":{"type":"evenly"}}', NULL, 1025);
INSERT INTO public.log VALUES ('table15', 9, 'decide', 0, '{"action":{"type":"swap","base":1,"agent":5}}', 'stored-3', 1026);
INSERT INTO public.log VALUES ('table15', 10, 'decide', 1, '{"action":{"type":"swap","base":1,"agent":2},"why":{"type":"evenly"}}', NULL, 1026);
INSERT INTO public.log VALUES ('table15', 11, 'decide', 0, '{"action":{"type":"attack","from":"base","base":1,"target":0}}', 'stored-4', 1027);
INSERT INTO public.log VALUES ('table15', 12, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":3,"target":2},"why":{"type":"evenly"}}', NULL, 1027);
INSERT INTO public.log VALUES ('table15', 13, 'decide', 0, '{"action":{"type":"swap","base":0,"agent":0}}', 'stored-5', 1028);
INSERT INTO public.log VALUES ('table15', 14, 'decide', 1, '{"action":{"type":"swap","base":1,"agent":3},"why":{"type":"evenly"}}', NULL, 1028);
INSERT INTO public.log VALUES ('table15', 15, 'decide', 0, '{"action":{"type":"swap","base":0,"agent":8}}', 'stored-6', 1029);
INSERT INTO public.log VALUES ('table15', 16, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":0,"target":2},"why":{"type":"evenly"}}', NULL, 1029);
INSERT INTO public.log VALUES ('table15', 17, 'decide', 0, '{"action":{"type":"swap","base":0,"agent":1}}', 'stored-7', 1030);
INSERT INTO public.log VALUES ('table15', 18, 'decide', 1, '{"action":{"type":"swap","base":1,"agent":2},"why":{"type":"evenly"}}', NULL, 1030);
INSERT INTO public.log VALUES ('table15', 19, 'decide', 0, '{"action":{"type":"swap","base":2,"agent":0}}', 'stored-8', 1031);
INSERT INTO public.log VALUES ('table15', 20, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":8,"target":0},"why":{"type":"evenly"}}', NULL, 1031);
INSERT INTO public.log VALUES ('table15', 21, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":6,"target":2}}', 'stored-9', 1032);
INSERT INTO public.log VALUES ('table15', 22, 'decide', 1, '{"action":{"type":"attack","from":"hand","agent":0,"target":2},"why":{"type":"evenly"}}', NULL, 1032);
INSERT INTO public.log VALUES ('table15', 23, 'decide', 0, '{"action":{"type":"attack","from":"base","base":0,"target":0}}', 'stored-10', 1033);
INSERT INTO public.log VALUES ('table15', 24, 'decide', 1, '{"action":{"type":"refill","base":2,"agent":6},"why":{"type":"evenly"}}', NULL, 1033);
INSERT INTO public.log VALUES ('table17', 0, 'sit', 0, '{"bot":null,"name":"Aïcha","token":"b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82","rest":{"zone":"Europe/Paris","start":22,"end":7}}', NULL, 4633);
INSERT INTO public.log VALUES ('table17', 1, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 4633);
INSERT INTO public.log VALUES ('table17', 2, 'decide', 1, '{"action":{"type":"place","agents":[9,7,1]},"why":{"type":"evenly"}}', NULL, 4633);
INSERT INTO public.log VALUES ('table17', 3, 'decide', 0, '{"action":{"type":"place","agents":[6,4,8]}}', 'stored-0', 4634);
INSERT INTO public.log VALUES ('table17', 4, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 4634);
INSERT INTO public.log VALUES ('table17', 5, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":0,"target":1}}', 'stored-1', 4635);
INSERT INTO public.log VALUES ('table17', 6, 'decide', 1, '{"action":{"type":"swap","base":1,"agent":7},"why":{"type":"evenly"}}', NULL, 4635);
INSERT INTO public.log VALUES ('table19', 0, 'branch', NULL, '{"table":"table15","step":4,"world":"true"}', NULL, 4635);
INSERT INTO public.log VALUES ('table19', 1, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 4635);
INSERT INTO public.log VALUES ('table19', 2, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 4635);
INSERT INTO public.log VALUES ('table19', 3, 'decide', 1, '{"action":{"type":"place","agents":[9,7,1]}}', NULL, 4635);
INSERT INTO public.log VALUES ('table19', 4, 'decide', 0, '{"action":{"type":"place","agents":[3,2,4]}}', NULL, 4635);
INSERT INTO public.log VALUES ('table19', 5, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 4635);
INSERT INTO public.log VALUES ('table19', 6, 'decide', 0, '{"action":{"type":"attack","from":"hand","agent":9,"target":2}}', NULL, 4635);
INSERT INTO public.log VALUES ('table21', 0, 'sit', 0, '{"bot":null,"name":"Aïcha","token":"b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82"}', NULL, 4635);
INSERT INTO public.log VALUES ('table19', 7, 'decide', 1, '{"action":{"type":"swap","base":1,"agent":7},"why":{"type":"evenly"}}', NULL, 4635);
INSERT INTO public.log VALUES ('table21', 1, 'sit', 1, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 4635);
INSERT INTO public.log VALUES ('table21', 2, 'chance', NULL, '{"action":{"type":"agents","in_play":["blue","green","orange","yellow"]}}', NULL, 4635);
INSERT INTO public.log VALUES ('table21', 3, 'chance', NULL, '{"action":{"type":"identities","agents":["blue","orange"]}}', NULL, 4635);
INSERT INTO public.log VALUES ('table21', 4, 'chance', NULL, '{"action":{"type":"first_player","rolls":[[2,4]]}}', NULL, 4635);
INSERT INTO public.log VALUES ('table21', 5, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4635);
INSERT INTO public.log VALUES ('table21', 6, 'decide', 1, '{"action":{"type":"move","steps":{"blue":1,"yellow":5}}}', 'stored-0', 4636);
INSERT INTO public.log VALUES ('table21', 7, 'chance', NULL, '{"action":{"type":"roll","value":1}}', NULL, 4636);
INSERT INTO public.log VALUES ('table21', 8, 'decide', 0, '{"action":{"type":"move","steps":{"blue":1}}}', 'stored-1', 4637);
INSERT INTO public.log VALUES ('table21', 9, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4637);
INSERT INTO public.log VALUES ('table21', 10, 'decide', 1, '{"action":{"type":"move","steps":{"orange":2,"yellow":2}}}', 'stored-2', 4638);
INSERT INTO public.log VALUES ('table21', 11, 'decide', 1, '{"action":{"type":"file","to":"ruin"}}', 'stored-3', 4639);
INSERT INTO public.log VALUES ('table21', 12, 'chance', NULL, '{"action":{"type":"roll","value":5}}', NULL, 4639);
INSERT INTO public.log VALUES ('table21', 13, 'decide', 0, '{"action":{"type":"move","steps":{"orange":1,"yellow":2,"green":2}}}', 'stored-4', 4640);
INSERT INTO public.log VALUES ('table21', 14, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4640);
INSERT INTO public.log VALUES ('table21', 15, 'decide', 1, '{"action":{"type":"move","steps":{"orange":1,"green":3}}}', 'stored-5', 4641);
INSERT INTO public.log VALUES ('table21', 16, 'chance', NULL, '{"action":{"type":"roll","value":5}}', NULL, 4641);
INSERT INTO public.log VALUES ('table21', 17, 'decide', 0, '{"action":{"type":"move","steps":{"blue":4,"green":1}}}', 'stored-6', 4642);
INSERT INTO public.log VALUES ('table21', 18, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4642);
INSERT INTO public.log VALUES ('table21', 19, 'decide', 1, '{"action":{"type":"move","steps":{"yellow":2,"green":2}}}', 'stored-7', 4643);
INSERT INTO public.log VALUES ('table21', 20, 'decide', 1, '{"action":{"type":"file","to":"chapel"}}', 'stored-8', 4644);
INSERT INTO public.log VALUES ('table21', 21, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4644);
INSERT INTO public.log VALUES ('table21', 22, 'say', 0, '{"text":"Bonsoir"}', 'said', 4644);
INSERT INTO public.log VALUES ('table23', 0, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 4644);
INSERT INTO public.log VALUES ('table23', 1, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 4644);
INSERT INTO public.log VALUES ('table23', 2, 'chance', NULL, '{"action":{"type":"agents","in_play":["green","grey","red","violet"]}}', NULL, 4644);
INSERT INTO public.log VALUES ('table23', 3, 'chance', NULL, '{"action":{"type":"identities","agents":["grey","red"]}}', NULL, 4644);
INSERT INTO public.log VALUES ('table23', 4, 'chance', NULL, '{"action":{"type":"first_player","rolls":[[4,3]]}}', NULL, 4644);
INSERT INTO public.log VALUES ('table23', 5, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4644);
INSERT INTO public.log VALUES ('table23', 6, 'decide', 0, '{"action":{"type":"move","steps":{"violet":1,"red":1,"green":2}}}', 'stored-0', 4645);
INSERT INTO public.log VALUES ('table23', 7, 'chance', NULL, '{"action":{"type":"roll","value":2}}', NULL, 4645);
INSERT INTO public.log VALUES ('table23', 8, 'decide', 1, '{"action":{"type":"move","steps":{"violet":1,"grey":1}},"why":{"type":"evenly"}}', NULL, 4645);
INSERT INTO public.log VALUES ('table23', 9, 'chance', NULL, '{"action":{"type":"roll","value":2}}', NULL, 4645);
INSERT INTO public.log VALUES ('table23', 10, 'decide', 0, '{"action":{"type":"move","steps":{"red":1,"green":1}}}', 'stored-1', 4646);
INSERT INTO public.log VALUES ('table23', 11, 'chance', NULL, '{"action":{"type":"roll","value":2}}', NULL, 4646);
INSERT INTO public.log VALUES ('table23', 12, 'decide', 1, '{"action":{"type":"move","steps":{"green":2}},"why":{"type":"evenly"}}', NULL, 4646);
INSERT INTO public.log VALUES ('table23', 13, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4646);
INSERT INTO public.log VALUES ('table23', 14, 'decide', 0, '{"action":{"type":"move","steps":{"red":2,"grey":2}}}', 'stored-2', 4647);
INSERT INTO public.log VALUES ('table23', 15, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4647);
INSERT INTO public.log VALUES ('table23', 16, 'decide', 1, '{"action":{"type":"move","steps":{"grey":2,"green":2}},"why":{"type":"evenly"}}', NULL, 4647);
INSERT INTO public.log VALUES ('table23', 17, 'decide', 1, '{"action":{"type":"file","to":"house_1"},"why":{"type":"evenly"}}', NULL, 4647);
INSERT INTO public.log VALUES ('table23', 18, 'chance', NULL, '{"action":{"type":"roll","value":3}}', NULL, 4647);
INSERT INTO public.log VALUES ('table23', 19, 'decide', 0, '{"action":{"type":"move","steps":{"violet":2,"grey":1}}}', 'stored-3', 4648);
INSERT INTO public.log VALUES ('table23', 20, 'chance', NULL, '{"action":{"type":"roll","value":1}}', NULL, 4648);
INSERT INTO public.log VALUES ('table23', 21, 'decide', 1, '{"action":{"type":"move","steps":{"violet":1}},"why":{"type":"evenly"}}', NULL, 4648);
INSERT INTO public.log VALUES ('table23', 22, 'chance', NULL, '{"action":{"type":"roll","value":5}}', NULL, 4648);
INSERT INTO public.log VALUES ('table23', 23, 'decide', 0, '{"action":{"type":"move","steps":{"red":2,"grey":2,"green":1}}}', 'stored-4', 4649);
INSERT INTO public.log VALUES ('table23', 24, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4649);
INSERT INTO public.log VALUES ('table23', 25, 'decide', 1, '{"action":{"type":"move","steps":{"violet":1,"grey":1,"green":4}},"why":{"type":"evenly"}}', NULL, 4649);
INSERT INTO public.log VALUES ('table23', 26, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4649);
INSERT INTO public.log VALUES ('table23', 27, 'decide', 0, '{"action":{"type":"move","steps":{"violet":2,"red":4}}}', 'stored-5', 4650);
INSERT INTO public.log VALUES ('table23', 28, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4650);
INSERT INTO public.log VALUES ('table23', 29, 'decide', 1, '{"action":{"type":"move","steps":{"violet":5,"green":1}},"why":{"type":"evenly"}}', NULL, 4650);
INSERT INTO public.log VALUES ('table23', 30, 'decide', 1, '{"action":{"type":"file","to":"house_7"},"why":{"type":"evenly"}}', NULL, 4650);
INSERT INTO public.log VALUES ('table23', 31, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4650);
INSERT INTO public.log VALUES ('table23', 32, 'decide', 0, '{"action":{"type":"move","steps":{"violet":1,"red":1,"grey":2,"green":2}}}', 'stored-6', 4651);
INSERT INTO public.log VALUES ('table23', 33, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4651);
INSERT INTO public.log VALUES ('table23', 34, 'decide', 1, '{"action":{"type":"move","steps":{"violet":1,"red":2,"grey":3}},"why":{"type":"evenly"}}', NULL, 4651);
INSERT INTO public.log VALUES ('table23', 35, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4651);
INSERT INTO public.log VALUES ('table23', 36, 'decide', 0, '{"action":{"type":"move","steps":{"violet":3,"red":1}}}', 'stored-7', 4652);
INSERT INTO public.log VALUES ('table23', 37, 'chance', NULL, '{"action":{"type":"roll","value":3}}', NULL, 4652);
INSERT INTO public.log VALUES ('table23', 38, 'decide', 1, '{"action":{"type":"move","steps":{"violet":2,"red":1}},"why":{"type":"evenly"}}', NULL, 4652);
INSERT INTO public.log VALUES ('table23', 39, 'chance', NULL, '{"action":{"type":"roll","value":5}}', NULL, 4652);
INSERT INTO public.log VALUES ('table23', 40, 'decide', 0, '{"action":{"type":"move","steps":{"violet":4,"grey":1}}}', 'stored-8', 4653);
INSERT INTO public.log VALUES ('table23', 41, 'chance', NULL, '{"action":{"type":"roll","value":2}}', NULL, 4653);
INSERT INTO public.log VALUES ('table23', 42, 'decide', 1, '{"action":{"type":"move","steps":{"red":1,"grey":1}},"why":{"type":"evenly"}}', NULL, 4653);
INSERT INTO public.log VALUES ('table23', 43, 'chance', NULL, '{"action":{"type":"roll","value":5}}', NULL, 4653);
INSERT INTO public.log VALUES ('table23', 44, 'decide', 0, '{"action":{"type":"move","steps":{"red":1,"grey":4}}}', 'stored-9', 4654);
INSERT INTO public.log VALUES ('table23', 45, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4654);
INSERT INTO public.log VALUES ('table23', 46, 'decide', 1, '{"action":{"type":"move","steps":{"violet":2,"red":1,"grey":1,"green":2}},"why":{"type":"evenly"}}', NULL, 4654);
INSERT INTO public.log VALUES ('table23', 47, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4654);
INSERT INTO public.log VALUES ('table23', 48, 'decide', 0, '{"action":{"type":"move","steps":{"grey":1,"green":5}}}', 'stored-10', 4655);
INSERT INTO public.log VALUES ('table23', 49, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4655);
INSERT INTO public.log VALUES ('table23', 50, 'decide', 1, '{"action":{"type":"move","steps":{"violet":2,"grey":2}},"why":{"type":"evenly"}}', NULL, 4655);
INSERT INTO public.log VALUES ('table23', 51, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4655);
INSERT INTO public.log VALUES ('table23', 52, 'decide', 0, '{"action":{"type":"move","steps":{"violet":2,"red":3,"grey":1}}}', 'stored-11', 4656);
INSERT INTO public.log VALUES ('table23', 53, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4656);
INSERT INTO public.log VALUES ('table23', 54, 'decide', 1, '{"action":{"type":"move","steps":{"violet":1,"red":1,"grey":2}},"why":{"type":"evenly"}}', NULL, 4656);
INSERT INTO public.log VALUES ('table23', 55, 'decide', 1, '{"action":{"type":"file","to":"house_1"},"why":{"type":"evenly"}}', NULL, 4656);
INSERT INTO public.log VALUES ('table23', 56, 'chance', NULL, '{"action":{"type":"roll","value":3}}', NULL, 4656);
INSERT INTO public.log VALUES ('table23', 57, 'decide', 0, '{"action":{"type":"move","steps":{"violet":3}}}', 'stored-12', 4657);
INSERT INTO public.log VALUES ('table23', 58, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4657);
INSERT INTO public.log VALUES ('table23', 59, 'decide', 1, '{"action":{"type":"move","steps":{"red":3,"green":1}},"why":{"type":"evenly"}}', NULL, 4657);
INSERT INTO public.log VALUES ('table23', 60, 'decide', 1, '{"action":{"type":"file","to":"house_6"},"why":{"type":"evenly"}}', NULL, 4657);
INSERT INTO public.log VALUES ('table23', 61, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4657);
INSERT INTO public.log VALUES ('table23', 62, 'decide', 0, '{"action":{"type":"move","steps":{"red":2,"grey":1,"green":3}}}', 'stored-13', 4658);
INSERT INTO public.log VALUES ('table23', 63, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4658);
INSERT INTO public.log VALUES ('table23', 64, 'decide', 1, '{"action":{"type":"move","steps":{"red":2,"green":4}},"why":{"type":"evenly"}}', NULL, 4658);
INSERT INTO public.log VALUES ('table23', 65, 'decide', 1, '{"action":{"type":"file","to":"chapel"},"why":{"type":"evenly"}}', NULL, 4658);
INSERT INTO public.log VALUES ('table21', 23, 'say', NULL, '{"text":null}', 'w', 4644);
INSERT INTO public.log VALUES ('table23', 66, 'chance', NULL, '{"action":{"type":"roll","value":5}}', NULL, 4658);
INSERT INTO public.log VALUES ('table23', 67, 'decide', 0, '{"action":{"type":"move","steps":{"violet":1,"red":2,"green":2}}}', 'stored-14', 4659);
INSERT INTO public.log VALUES ('table23', 68, 'chance', NULL, '{"action":{"type":"roll","value":1}}', NULL, 4659);
INSERT INTO public.log VALUES ('table23', 69, 'decide', 1, '{"action":{"type":"move","steps":{"green":1}},"why":{"type":"evenly"}}', NULL, 4659);
INSERT INTO public.log VALUES ('table23', 70, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4659);
INSERT INTO public.log VALUES ('table23', 71, 'decide', 0, '{"action":{"type":"move","steps":{"red":3,"green":1}}}', 'stored-15', 4660);
INSERT INTO public.log VALUES ('table23', 72, 'chance', NULL, '{"action":{"type":"roll","value":3}}', NULL, 4660);
INSERT INTO public.log VALUES ('table23', 73, 'decide', 1, '{"action":{"type":"move","steps":{"grey":2,"green":1}},"why":{"type":"evenly"}}', NULL, 4660);
INSERT INTO public.log VALUES ('table23', 74, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 4660);
INSERT INTO public.log VALUES ('table23', 75, 'decide', 0, '{"action":{"type":"move","steps":{"violet":1,"grey":2,"green":1}}}', 'stored-16', 4661);
INSERT INTO public.log VALUES ('table23', 76, 'decide', 0, '{"action":{"type":"file","to":"house_7"}}', 'stored-17', 4662);
INSERT INTO public.log VALUES ('table23', 77, 'chance', NULL, '{"action":{"type":"roll","value":6}}', NULL, 4662);
INSERT INTO public.log VALUES ('table23', 78, 'decide', 1, '{"action":{"type":"move","steps":{"violet":1,"red":3,"grey":1,"green":1}},"why":{"type":"evenly"}}', NULL, 4662);
INSERT INTO public.log VALUES ('table23', 79, 'chance', NULL, '{"action":{"type":"roll","value":2}}', NULL, 4662);
INSERT INTO public.log VALUES ('table23', 80, 'decide', 0, '{"action":{"type":"move","steps":{"grey":1,"green":1}}}', 'stored-18', 4663);
INSERT INTO public.log VALUES ('table23', 81, 'chance', NULL, '{"action":{"type":"roll","value":5}}', NULL, 4663);
INSERT INTO public.log VALUES ('table23', 82, 'decide', 1, '{"action":{"type":"move","steps":{"violet":5}},"why":{"type":"evenly"}}', NULL, 4663);
INSERT INTO public.log VALUES ('table23', 83, 'chance', NULL, '{"action":{"type":"roll","value":1}}', NULL, 4663);
INSERT INTO public.log VALUES ('table23', 84, 'decide', 0, '{"action":{"type":"move","steps":{"green":1}}}', 'stored-19', 4664);
INSERT INTO public.log VALUES ('table23', 85, 'chance', NULL, '{"action":{"type":"roll","value":2}}', NULL, 4664);
INSERT INTO public.log VALUES ('table23', 86, 'decide', 1, '{"action":{"type":"move","steps":{"violet":1,"red":1}},"why":{"type":"evenly"}}', NULL, 4664);
INSERT INTO public.log VALUES ('table25', 0, 'branch', NULL, '{"table":"table23","step":4,"world":"true"}', NULL, 8264);
INSERT INTO public.log VALUES ('table25', 1, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 8264);
INSERT INTO public.log VALUES ('table25', 2, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 8264);
INSERT INTO public.log VALUES ('table25', 3, 'chance', NULL, '{"action":{"type":"agents","in_play":["green","grey","red","violet"]}}', NULL, 8264);
INSERT INTO public.log VALUES ('table25', 4, 'chance', NULL, '{"action":{"type":"identities","agents":["grey","red"]}}', NULL, 8264);
INSERT INTO public.log VALUES ('table25', 5, 'chance', NULL, '{"action":{"type":"first_player","rolls":[[4,3]]}}', NULL, 8264);
INSERT INTO public.log VALUES ('table25', 6, 'chance', NULL, '{"action":{"type":"roll","value":4}}', NULL, 8264);
INSERT INTO public.log VALUES ('table27', 0, 'sit', 0, '{"bot":null,"name":"Aïcha","token":"b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82"}', NULL, 8264);
INSERT INTO public.log VALUES ('table27', 1, 'sit', 1, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 8264);
INSERT INTO public.log VALUES ('table27', 2, 'decide', 0, '{"action":{"type":"loyalty","tokens":[4,1,3,2,2,5]}}', 'stored-0', 8265);
INSERT INTO public.log VALUES ('table27', 3, 'decide', 1, '{"action":{"type":"loyalty","tokens":[4,5,2,1,2,3]}}', 'stored-1', 8266);
INSERT INTO public.log VALUES ('table27', 4, 'chance', NULL, '{"action":{"type":"shuffle","decks":[["doc_3","personal","crosscheck","pressure","crosscheck","trapped","doc_2","tip","blackmail","doc_4","doc_2","doc_7","pressure","doc_5","courier","doc_3","doc_5","tip","nosy","doc_4","doc_7","turncoat"],["trapped","doc_3","doc_5","doc_7","nosy","doc_7","crosscheck","personal","tip","pressure","doc_2","doc_4","turncoat","tip","doc_4","doc_3","courier","crosscheck","doc_2","doc_5","blackmail","pressure"]]}}', NULL, 8266);
INSERT INTO public.log VALUES ('table27', 5, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 8266);
INSERT INTO public.log VALUES ('table27', 6, 'decide', 0, '{"action":{"type":"action","card":"crosscheck","agents":[1,5]}}', 'stored-2', 8267);
INSERT INTO public.log VALUES ('table27', 7, 'decide', 0, '{"action":{"type":"influence","agent":3}}', 'stored-3', 8268);
INSERT INTO public.log VALUES ('table27', 8, 'decide', 1, '{"action":{"type":"document","card":"nosy","agent":2}}', 'stored-4', 8269);
INSERT INTO public.log VALUES ('table27', 9, 'decide', 1, '{"action":{"type":"influence","agent":0}}', 'stored-5', 8270);
INSERT INTO public.log VALUES ('table27', 10, 'decide', 0, '{"action":{"type":"action","card":"crosscheck","agents":[0,2]}}', 'stored-6', 8271);
INSERT INTO public.log VALUES ('table27', 11, 'decide', 0, '{"action":{"type":"influence","agent":2}}', 'stored-7', 8272);
INSERT INTO public.log VALUES ('table27', 12, 'decide', 1, '{"action":{"type":"document","card":"doc_7","agent":5}}', 'stored-8', 8273);
INSERT INTO public.log VALUES ('table27', 13, 'say', 0, '{"text":"Bonsoir"}', 'said', 8273);
INSERT INTO public.log VALUES ('table29', 0, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 8273);
INSERT INTO public.log VALUES ('table29', 1, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 8273);
INSERT INTO public.log VALUES ('table29', 2, 'decide', 1, '{"action":{"type":"loyalty","tokens":[5,4,2,1,3,2]},"why":{"type":"evenly"}}', NULL, 8273);
INSERT INTO public.log VALUES ('table29', 3, 'decide', 0, '{"action":{"type":"loyalty","tokens":[1,4,5,2,3,2]}}', 'stored-0', 8274);
INSERT INTO public.log VALUES ('table29', 4, 'chance', NULL, '{"action":{"type":"shuffle","decks":[["doc_7","blackmail","doc_4","nosy","doc_3","doc_3","crosscheck","pressure","doc_4","courier","tip","crosscheck","doc_5","doc_7","pressure","turncoat","doc_2","doc_2","trapped","personal","tip","doc_5"],["courier","tip","doc_7","doc_2","crosscheck","nosy","doc_7","pressure","doc_3","doc_4","tip","doc_3","doc_4","blackmail","crosscheck","pressure","personal","doc_2","trapped","doc_5","turncoat","doc_5"]]}}', NULL, 8274);
INSERT INTO public.log VALUES ('table29', 5, 'chance', NULL, '{"action":{"type":"first_player","first":1}}', NULL, 8274);
INSERT INTO public.log VALUES ('table29', 6, 'decide', 1, '{"action":{"type":"action","card":"crosscheck","agents":[1,5]},"why":{"type":"evenly"}}', NULL, 8274);
INSERT INTO public.log VALUES ('table29', 7, 'decide', 1, '{"action":{"type":"influence","agent":5},"why":{"type":"evenly"}}', NULL, 8274);
INSERT INTO public.log VALUES ('table29', 8, 'decide', 0, '{"action":{"type":"document","card":"doc_3","agent":4}}', 'stored-1', 8275);
INSERT INTO public.log VALUES ('table29', 9, 'decide', 0, '{"action":{"type":"influence","agent":0}}', 'stored-2', 8276);
INSERT INTO public.log VALUES ('table29', 10, 'decide', 1, '{"action":{"type":"action","card":"nosy","agent":3},"why":{"type":"evenly"}}', NULL, 8276);
INSERT INTO public.log VALUES ('table29', 11, 'decide', 1, '{"action":{"type":"influence","agent":1},"why":{"type":"evenly"}}', NULL, 8276);
INSERT INTO public.log VALUES ('table29', 12, 'decide', 0, '{"action":{"type":"action","card":"blackmail","moves":[[2,1],[3,1]]}}', 'stored-3', 8277);
INSERT INTO public.log VALUES ('table29', 13, 'decide', 0, '{"action":{"type":"influence","agent":3}}', 'stored-4', 8278);
INSERT INTO public.log VALUES ('table29', 14, 'decide', 1, '{"action":{"type":"action","card":"courier","none":true},"why":{"type":"evenly"}}', NULL, 8278);
INSERT INTO public.log VALUES ('table29', 15, 'decide', 1, '{"action":{"type":"influence","agent":2},"why":{"type":"evenly"}}', NULL, 8278);
INSERT INTO public.log VALUES ('table29', 16, 'decide', 0, '{"action":{"type":"document","card":"doc_7","agent":5}}', 'stored-5', 8279);
INSERT INTO public.log VALUES ('table29', 17, 'decide', 0, '{"action":{"type":"influence","agent":4}}', 'stored-6', 8280);
INSERT INTO public.log VALUES ('table29', 18, 'decide', 1, '{"action":{"type":"action","card":"tip","agent":2},"why":{"type":"evenly"}}', NULL, 8280);
INSERT INTO public.log VALUES ('table29', 19, 'decide', 0, '{"action":{"type":"document","card":"nosy","agent":0}}', 'stored-7', 8281);
INSERT INTO public.log VALUES ('table29', 20, 'decide', 1, '{"action":{"type":"document","card":"doc_3","agent":4},"why":{"type":"evenly"}}', NULL, 8281);
INSERT INTO public.log VALUES ('table29', 21, 'decide', 0, '{"action":{"type":"document","card":"doc_4","agent":4}}', 'stored-8', 8282);
INSERT INTO public.log VALUES ('table29', 22, 'decide', 1, '{"action":{"type":"document","card":"doc_2","agent":1},"why":{"type":"evenly"}}', NULL, 8282);
INSERT INTO public.log VALUES ('table29', 23, 'decide', 0, '{"action":{"type":"action","card":"crosscheck","agents":[1,2]}}', 'stored-9', 8283);
INSERT INTO public.log VALUES ('table29', 24, 'decide', 1, '{"action":{"type":"action","card":"tip","agent":0},"why":{"type":"evenly"}}', NULL, 8283);
INSERT INTO public.log VALUES ('table29', 25, 'decide', 0, '{"action":{"type":"action","card":"courier","from":0,"index":0,"to":3}}', 'stored-10', 8284);
INSERT INTO public.log VALUES ('table29', 26, 'decide', 1, '{"action":{"type":"document","card":"doc_4","agent":1},"why":{"type":"evenly"}}', NULL, 8284);
INSERT INTO public.log VALUES ('table29', 27, 'decide', 0, '{"action":{"type":"action","card":"crosscheck","agents":[1,5]}}', 'stored-11', 8285);
INSERT INTO public.log VALUES ('table29', 28, 'decide', 1, '{"action":{"type":"document","card":"doc_3","agent":3},"why":{"type":"evenly"}}', NULL, 8285);
INSERT INTO public.log VALUES ('table29', 29, 'decide', 0, '{"action":{"type":"action","card":"tip","agent":1}}', 'stored-12', 8286);
INSERT INTO public.log VALUES ('table29', 30, 'decide', 1, '{"action":{"type":"action","card":"blackmail","moves":[[0,1],[5,-1]]},"why":{"type":"evenly"}}', NULL, 8286);
INSERT INTO public.log VALUES ('table29', 31, 'decide', 0, '{"action":{"type":"action","card":"pressure","moves":[[4,1]]}}', 'stored-13', 8287);
INSERT INTO public.log VALUES ('table29', 32, 'decide', 1, '{"action":{"type":"document","card":"doc_4","agent":5},"why":{"type":"evenly"}}', NULL, 8287);
INSERT INTO public.log VALUES ('table29', 33, 'decide', 0, '{"action":{"type":"document","card":"doc_4","agent":1}}', 'stored-14', 8288);
INSERT INTO public.log VALUES ('table29', 34, 'decide', 1, '{"action":{"type":"action","card":"pressure","moves":[[1,-1]]},"why":{"type":"evenly"}}', NULL, 8288);
INSERT INTO public.log VALUES ('table29', 35, 'decide', 0, '{"action":{"type":"document","card":"pressure","agent":1}}', 'stored-15', 8289);
INSERT INTO public.log VALUES ('table29', 36, 'decide', 1, '{"action":{"type":"document","card":"pressure","agent":5},"why":{"type":"evenly"}}', NULL, 8289);
INSERT INTO public.log VALUES ('table29', 37, 'decide', 0, '{"action":{"type":"document","card":"turncoat","agent":2}}', 'stored-16', 8290);
INSERT INTO public.log VALUES ('table29', 38, 'decide', 1, '{"action":{"type":"action","card":"crosscheck","agents":[0,2]},"why":{"type":"evenly"}}', NULL, 8290);
INSERT INTO public.log VALUES ('table29', 39, 'decide', 0, '{"action":{"type":"document","card":"doc_3","agent":2}}', 'stored-17', 8291);
INSERT INTO public.log VALUES ('table29', 40, 'decide', 1, '{"action":{"type":"document","card":"doc_2","agent":0},"why":{"type":"evenly"}}', NULL, 8291);
INSERT INTO public.log VALUES ('table29', 41, 'decide', 0, '{"action":{"type":"document","card":"doc_2","agent":4}}', 'stored-18', 8292);
INSERT INTO public.log VALUES ('table29', 42, 'decide', 1, '{"action":{"type":"document","card":"trapped","agent":2},"why":{"type":"evenly"}}', NULL, 8292);
INSERT INTO public.log VALUES ('table29', 43, 'decide', 0, '{"action":{"type":"document","card":"trapped","agent":0}}', 'stored-19', 8293);
INSERT INTO public.log VALUES ('table29', 44, 'decide', 1, '{"action":{"type":"document","card":"personal","agent":0},"why":{"type":"evenly"}}', NULL, 8293);
INSERT INTO public.log VALUES ('table31', 0, 'branch', NULL, '{"table":"table29","step":4,"world":"true"}', NULL, 11893);
INSERT INTO public.log VALUES ('table31', 1, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 11893);
INSERT INTO public.log VALUES ('table31', 2, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 11893);
INSERT INTO public.log VALUES ('table31', 3, 'decide', 1, '{"action":{"type":"loyalty","tokens":[5,4,2,1,3,2]}}', NULL, 11893);
INSERT INTO public.log VALUES ('table31', 4, 'decide', 0, '{"action":{"type":"loyalty","tokens":[1,4,5,2,3,2]}}', NULL, 11893);
INSERT INTO public.log VALUES ('table31', 5, 'chance', NULL, '{"action":{"type":"shuffle","decks":[["doc_7","blackmail","doc_4","nosy","doc_3","doc_3","crosscheck","pressure","doc_4","courier","tip","crosscheck","doc_5","doc_7","pressure","turncoat","doc_2","doc_2","trapped","personal","tip","doc_5"],["courier","tip","doc_7","doc_2","crosscheck","nosy","doc_7","pressure","doc_3","doc_4","tip","doc_3","doc_4","blackmail","crosscheck","pressure","personal","doc_2","trapped","doc_5","turncoat","doc_5"]]}}', NULL, 11893);
INSERT INTO public.log VALUES ('table31', 6, 'chance', NULL, '{"action":{"type":"first_player","first":1}}', NULL, 11893);
INSERT INTO public.log VALUES ('table33', 0, 'sit', 0, '{"bot":null,"name":"Aïcha","token":"b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82"}', NULL, 11893);
INSERT INTO public.log VALUES ('table31', 7, 'decide', 1, '{"action":{"type":"action","card":"crosscheck","agents":[1,5]},"why":{"type":"evenly"}}', NULL, 11893);
INSERT INTO public.log VALUES ('table31', 8, 'decide', 1, '{"action":{"type":"influence","agent":5},"why":{"type":"evenly"}}', NULL, 11893);
INSERT INTO public.log VALUES ('table33', 1, 'sit', 1, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 11893);
INSERT INTO public.log VALUES ('table33', 2, 'sit', 2, '{"bot":null,"name":"Guest 0","token":"f2ae990609997d8fed95a8372f39fea44de5643c5b5a0c42fba3032683f49fb1"}', NULL, 11893);
INSERT INTO public.log VALUES ('table33', 3, 'chance', NULL, '{"action":{"type":"first_player","first":2}}', NULL, 11893);
INSERT INTO public.log VALUES ('table33', 4, 'chance', NULL, '{"action":{"type":"deal","hands":[[4,7,10,11,12,13,14,19,24,31],[1,5,8,16,17,18,20,21,28,30],[2,3,6,9,15,22,23,26,29,32]],"aside":[25,27]}}', NULL, 11893);
INSERT INTO public.log VALUES ('table33', 5, 'decide', 1, '{"action":{"type":"reveal","position":9}}', 'stored-0', 11894);
INSERT INTO public.log VALUES ('table33', 6, 'decide', 0, '{"action":{"type":"reveal","position":0}}', 'stored-1', 11895);
INSERT INTO public.log VALUES ('table33', 7, 'decide', 2, '{"action":{"type":"reveal","position":0}}', 'stored-2', 11896);
INSERT INTO public.log VALUES ('table33', 8, 'decide', 1, '{"action":{"type":"reveal","position":2}}', 'stored-3', 11897);
INSERT INTO public.log VALUES ('table33', 9, 'decide', 0, '{"action":{"type":"reveal","position":3}}', 'stored-4', 11898);
INSERT INTO public.log VALUES ('table33', 10, 'decide', 2, '{"action":{"type":"reveal","position":9}}', 'stored-5', 11899);
INSERT INTO public.log VALUES ('table33', 11, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":23}}', 'stored-6', 11900);
INSERT INTO public.log VALUES ('table33', 12, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":14}}', 'stored-7', 11901);
INSERT INTO public.log VALUES ('table33', 13, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":15}}', 'stored-8', 11902);
INSERT INTO public.log VALUES ('table33', 14, 'say', 0, '{"text":"Bonsoir"}', 'said', 11902);
INSERT INTO public.log VALUES ('table35', 0, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 11902);
INSERT INTO public.log VALUES ('table35', 1, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 11902);
INSERT INTO public.log VALUES ('table35', 2, 'sit', 2, '{"bot":"ref-random","name":"Suzanne","token":null}', NULL, 11902);
INSERT INTO public.log VALUES ('table35', 3, 'chance', NULL, '{"action":{"type":"first_player","first":1}}', NULL, 11902);
INSERT INTO public.log VALUES ('table35', 61, 'decide', 0, '{"action":{"type":"guess","target":2,"position":6,"value":3}}', 'stored-17', 11920);
INSERT INTO public.log VALUES ('table35', 4, 'chance', NULL, '{"action":{"type":"deal","hands":[[3,5,12,13,14,16,18,21,27,28],[2,6,8,9,10,11,15,19,24,26],[4,17,20,22,23,25,29,30,31,32]],"aside":[1,7]}}', NULL, 11902);
INSERT INTO public.log VALUES ('table35', 5, 'decide', 0, '{"action":{"type":"reveal","position":6}}', 'stored-0', 11903);
INSERT INTO public.log VALUES ('table35', 6, 'decide', 2, '{"action":{"type":"reveal","position":4},"why":{"type":"evenly"}}', NULL, 11903);
INSERT INTO public.log VALUES ('table35', 7, 'decide', 1, '{"action":{"type":"reveal","position":2},"why":{"type":"evenly"}}', NULL, 11903);
INSERT INTO public.log VALUES ('table35', 8, 'decide', 0, '{"action":{"type":"reveal","position":7}}', 'stored-1', 11904);
INSERT INTO public.log VALUES ('table35', 9, 'decide', 2, '{"action":{"type":"reveal","position":8},"why":{"type":"evenly"}}', NULL, 11904);
INSERT INTO public.log VALUES ('table35', 10, 'decide', 1, '{"action":{"type":"reveal","position":9},"why":{"type":"evenly"}}', NULL, 11904);
INSERT INTO public.log VALUES ('table35', 11, 'decide', 1, '{"action":{"type":"guess","target":2,"position":5,"value":16},"why":{"type":"evenly"}}', NULL, 11904);
INSERT INTO public.log VALUES ('table35', 12, 'decide', 1, '{"action":{"type":"guess","target":2,"position":5,"value":2},"why":{"type":"evenly"}}', NULL, 11904);
INSERT INTO public.log VALUES ('table35', 13, 'decide', 2, '{"action":{"type":"guess","target":1,"position":1,"value":27},"why":{"type":"evenly"}}', NULL, 11904);
INSERT INTO public.log VALUES ('table35', 14, 'decide', 2, '{"action":{"type":"guess","target":1,"position":0,"value":7},"why":{"type":"evenly"}}', NULL, 11904);
INSERT INTO public.log VALUES ('table35', 15, 'decide', 0, '{"action":{"type":"guess","target":2,"position":7,"value":15}}', 'stored-2', 11905);
INSERT INTO public.log VALUES ('table35', 16, 'decide', 0, '{"action":{"type":"guess","target":1,"position":3,"value":13}}', 'stored-3', 11906);
INSERT INTO public.log VALUES ('table35', 17, 'decide', 1, '{"action":{"type":"guess","target":0,"position":0,"value":30},"why":{"type":"evenly"}}', NULL, 11906);
INSERT INTO public.log VALUES ('table35', 18, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":11},"why":{"type":"evenly"}}', NULL, 11906);
INSERT INTO public.log VALUES ('table35', 19, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":5},"why":{"type":"evenly"}}', NULL, 11906);
INSERT INTO public.log VALUES ('table35', 20, 'decide', 2, '{"action":{"type":"guess","target":0,"position":1,"value":20},"why":{"type":"evenly"}}', NULL, 11906);
INSERT INTO public.log VALUES ('table35', 21, 'decide', 0, '{"action":{"type":"guess","target":1,"position":0,"value":30}}', 'stored-4', 11907);
INSERT INTO public.log VALUES ('table35', 22, 'decide', 0, '{"action":{"type":"guess","target":1,"position":1,"value":11}}', 'stored-5', 11908);
INSERT INTO public.log VALUES ('table35', 23, 'decide', 1, '{"action":{"type":"guess","target":2,"position":7,"value":16},"why":{"type":"evenly"}}', NULL, 11908);
INSERT INTO public.log VALUES ('table35', 24, 'decide', 2, '{"action":{"type":"guess","target":0,"position":1,"value":3},"why":{"type":"evenly"}}', NULL, 11908);
INSERT INTO public.log VALUES ('table35', 25, 'decide', 0, '{"action":{"type":"guess","target":1,"position":7,"value":3}}', 'stored-6', 11909);
INSERT INTO public.log VALUES ('table35', 26, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":1},"why":{"type":"evenly"}}', NULL, 11909);
INSERT INTO public.log VALUES ('table35', 27, 'decide', 2, '{"action":{"type":"guess","target":1,"position":4,"value":10},"why":{"type":"evenly"}}', NULL, 11909);
INSERT INTO public.log VALUES ('table35', 28, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":7}}', 'stored-7', 11910);
INSERT INTO public.log VALUES ('table35', 29, 'decide', 1, '{"action":{"type":"guess","target":0,"position":8,"value":20},"why":{"type":"evenly"}}', NULL, 11910);
INSERT INTO public.log VALUES ('table35', 30, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":22},"why":{"type":"evenly"}}', NULL, 11910);
INSERT INTO public.log VALUES ('table35', 31, 'decide', 2, '{"action":{"type":"guess","target":0,"position":5,"value":12},"why":{"type":"evenly"}}', NULL, 11910);
INSERT INTO public.log VALUES ('table35', 32, 'decide', 0, '{"action":{"type":"guess","target":2,"position":5,"value":17}}', 'stored-8', 11911);
INSERT INTO public.log VALUES ('table35', 33, 'decide', 1, '{"action":{"type":"guess","target":0,"position":1,"value":1},"why":{"type":"evenly"}}', NULL, 11911);
INSERT INTO public.log VALUES ('table35', 34, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":30},"why":{"type":"evenly"}}', NULL, 11911);
INSERT INTO public.log VALUES ('table35', 35, 'decide', 2, '{"action":{"type":"guess","target":0,"position":0,"value":22},"why":{"type":"evenly"}}', NULL, 11911);
INSERT INTO public.log VALUES ('table35', 36, 'decide', 0, '{"action":{"type":"guess","target":1,"position":3,"value":20}}', 'stored-9', 11912);
INSERT INTO public.log VALUES ('table35', 37, 'decide', 1, '{"action":{"type":"guess","target":0,"position":9,"value":7},"why":{"type":"evenly"}}', NULL, 11912);
INSERT INTO public.log VALUES ('table35', 38, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":32},"why":{"type":"evenly"}}', NULL, 11912);
INSERT INTO public.log VALUES ('table35', 39, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":19},"why":{"type":"evenly"}}', NULL, 11912);
INSERT INTO public.log VALUES ('table35', 40, 'decide', 0, '{"action":{"type":"guess","target":2,"position":5,"value":15}}', 'stored-10', 11913);
INSERT INTO public.log VALUES ('table35', 41, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":19},"why":{"type":"evenly"}}', NULL, 11913);
INSERT INTO public.log VALUES ('table35', 42, 'decide', 2, '{"action":{"type":"guess","target":0,"position":4,"value":1},"why":{"type":"evenly"}}', NULL, 11913);
INSERT INTO public.log VALUES ('table35', 43, 'decide', 0, '{"action":{"type":"guess","target":2,"position":6,"value":3}}', 'stored-11', 11914);
INSERT INTO public.log VALUES ('table35', 44, 'decide', 1, '{"action":{"type":"guess","target":0,"position":2,"value":7},"why":{"type":"evenly"}}', NULL, 11914);
INSERT INTO public.log VALUES ('table35', 45, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":20},"why":{"type":"evenly"}}', NULL, 11914);
INSERT INTO public.log VALUES ('table35', 46, 'decide', 0, '{"action":{"type":"guess","target":2,"position":5,"value":20}}', 'stored-12', 11915);
INSERT INTO public.log VALUES ('table35', 47, 'decide', 1, '{"action":{"type":"guess","target":2,"position":6,"value":2},"why":{"type":"evenly"}}', NULL, 11915);
INSERT INTO public.log VALUES ('table35', 48, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":11},"why":{"type":"evenly"}}', NULL, 11915);
INSERT INTO public.log VALUES ('table35', 49, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":15}}', 'stored-13', 11916);
INSERT INTO public.log VALUES ('table35', 50, 'decide', 1, '{"action":{"type":"guess","target":0,"position":1,"value":28},"why":{"type":"evenly"}}', NULL, 11916);
INSERT INTO public.log VALUES ('table35', 51, 'decide', 2, '{"action":{"type":"guess","target":0,"position":8,"value":13},"why":{"type":"evenly"}}', NULL, 11916);
INSERT INTO public.log VALUES ('table35', 52, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":24}}', 'stored-14', 11917);
INSERT INTO public.log VALUES ('table35', 53, 'decide', 1, '{"action":{"type":"guess","target":2,"position":7,"value":29},"why":{"type":"evenly"}}', NULL, 11917);
INSERT INTO public.log VALUES ('table35', 54, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":14},"why":{"type":"evenly"}}', NULL, 11917);
INSERT INTO public.log VALUES ('table35', 55, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":3}}', 'stored-15', 11918);
INSERT INTO public.log VALUES ('table35', 56, 'decide', 1, '{"action":{"type":"guess","target":0,"position":5,"value":17},"why":{"type":"evenly"}}', NULL, 11918);
INSERT INTO public.log VALUES ('table35', 57, 'decide', 2, '{"action":{"type":"guess","target":1,"position":0,"value":12},"why":{"type":"evenly"}}', NULL, 11918);
INSERT INTO public.log VALUES ('table35', 58, 'decide', 0, '{"action":{"type":"guess","target":1,"position":6,"value":6}}', 'stored-16', 11919);
INSERT INTO public.log VALUES ('table35', 59, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":7},"why":{"type":"evenly"}}', NULL, 11919);
INSERT INTO public.log VALUES ('table35', 60, 'decide', 2, '{"action":{"type":"guess","target":0,"position":5,"value":22},"why":{"type":"evenly"}}', NULL, 11919);
INSERT INTO public.log VALUES ('table35', 62, 'decide', 1, '{"action":{"type":"guess","target":0,"position":0,"value":6},"why":{"type":"evenly"}}', NULL, 11920);
INSERT INTO public.log VALUES ('table35', 63, 'decide', 2, '{"action":{"type":"guess","target":0,"position":0,"value":3},"why":{"type":"evenly"}}', NULL, 11920);
INSERT INTO public.log VALUES ('table35', 64, 'decide', 0, '{"action":{"type":"guess","target":2,"position":3,"value":16}}', 'stored-18', 11921);
INSERT INTO public.log VALUES ('table35', 65, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":12},"why":{"type":"evenly"}}', NULL, 11921);
INSERT INTO public.log VALUES ('table35', 66, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":27},"why":{"type":"evenly"}}', NULL, 11921);
INSERT INTO public.log VALUES ('table35', 67, 'decide', 2, '{"action":{"type":"guess","target":1,"position":0,"value":19},"why":{"type":"evenly"}}', NULL, 11921);
INSERT INTO public.log VALUES ('table35', 68, 'decide', 0, '{"action":{"type":"guess","target":2,"position":9,"value":6}}', 'stored-19', 11922);
INSERT INTO public.log VALUES ('table35', 69, 'decide', 1, '{"action":{"type":"guess","target":2,"position":5,"value":29},"why":{"type":"evenly"}}', NULL, 11922);
INSERT INTO public.log VALUES ('table35', 70, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":20},"why":{"type":"evenly"}}', NULL, 11922);
INSERT INTO public.log VALUES ('table35', 71, 'decide', 2, '{"action":{"type":"guess","target":0,"position":5,"value":27},"why":{"type":"evenly"}}', NULL, 11922);
INSERT INTO public.log VALUES ('table35', 72, 'decide', 0, '{"action":{"type":"guess","target":1,"position":8,"value":11}}', 'stored-20', 11923);
INSERT INTO public.log VALUES ('table35', 73, 'decide', 1, '{"action":{"type":"guess","target":0,"position":9,"value":17},"why":{"type":"evenly"}}', NULL, 11923);
INSERT INTO public.log VALUES ('table35', 74, 'decide', 2, '{"action":{"type":"guess","target":0,"position":5,"value":11},"why":{"type":"evenly"}}', NULL, 11923);
INSERT INTO public.log VALUES ('table35', 75, 'decide', 2, '{"action":{"type":"guess","target":1,"position":6,"value":7},"why":{"type":"evenly"}}', NULL, 11923);
INSERT INTO public.log VALUES ('table35', 76, 'decide', 0, '{"action":{"type":"guess","target":1,"position":0,"value":12}}', 'stored-21', 11924);
INSERT INTO public.log VALUES ('table35', 77, 'decide', 1, '{"action":{"type":"guess","target":0,"position":1,"value":4},"why":{"type":"evenly"}}', NULL, 11924);
INSERT INTO public.log VALUES ('table35', 78, 'decide', 2, '{"action":{"type":"guess","target":1,"position":1,"value":19},"why":{"type":"evenly"}}', NULL, 11924);
INSERT INTO public.log VALUES ('table35', 79, 'decide', 0, '{"action":{"type":"guess","target":2,"position":7,"value":2}}', 'stored-22', 11925);
INSERT INTO public.log VALUES ('table35', 80, 'decide', 1, '{"action":{"type":"guess","target":0,"position":3,"value":9},"why":{"type":"evenly"}}', NULL, 11925);
INSERT INTO public.log VALUES ('table35', 81, 'decide', 2, '{"action":{"type":"guess","target":0,"position":1,"value":30},"why":{"type":"evenly"}}', NULL, 11925);
INSERT INTO public.log VALUES ('table35', 82, 'decide', 0, '{"action":{"type":"guess","target":1,"position":8,"value":1}}', 'stored-23', 11926);
INSERT INTO public.log VALUES ('table35', 83, 'decide', 1, '{"action":{"type":"guess","target":2,"position":6,"value":20},"why":{"type":"evenly"}}', NULL, 11926);
INSERT INTO public.log VALUES ('table35', 84, 'decide', 2, '{"action":{"type":"guess","target":0,"position":9,"value":14},"why":{"type":"evenly"}}', NULL, 11926);
INSERT INTO public.log VALUES ('table35', 85, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":12}}', 'stored-24', 11927);
INSERT INTO public.log VALUES ('table35', 86, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":13},"why":{"type":"evenly"}}', NULL, 11927);
INSERT INTO public.log VALUES ('table35', 87, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":6},"why":{"type":"evenly"}}', NULL, 11927);
INSERT INTO public.log VALUES ('table35', 88, 'decide', 0, '{"action":{"type":"guess","target":1,"position":8,"value":32}}', 'stored-25', 11928);
INSERT INTO public.log VALUES ('table35', 89, 'decide', 1, '{"action":{"type":"guess","target":2,"position":7,"value":5},"why":{"type":"evenly"}}', NULL, 11928);
INSERT INTO public.log VALUES ('table35', 90, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":12},"why":{"type":"evenly"}}', NULL, 11928);
INSERT INTO public.log VALUES ('table35', 91, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":7}}', 'stored-26', 11929);
INSERT INTO public.log VALUES ('table35', 92, 'decide', 1, '{"action":{"type":"guess","target":0,"position":9,"value":20},"why":{"type":"evenly"}}', NULL, 11929);
INSERT INTO public.log VALUES ('table35', 93, 'decide', 2, '{"action":{"type":"guess","target":0,"position":9,"value":13},"why":{"type":"evenly"}}', NULL, 11929);
INSERT INTO public.log VALUES ('table35', 94, 'decide', 0, '{"action":{"type":"guess","target":1,"position":6,"value":17}}', 'stored-27', 11930);
INSERT INTO public.log VALUES ('table35', 95, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":25},"why":{"type":"evenly"}}', NULL, 11930);
INSERT INTO public.log VALUES ('table35', 96, 'decide', 2, '{"action":{"type":"guess","target":0,"position":2,"value":5},"why":{"type":"evenly"}}', NULL, 11930);
INSERT INTO public.log VALUES ('table35', 97, 'decide', 0, '{"action":{"type":"guess","target":2,"position":9,"value":13}}', 'stored-28', 11931);
INSERT INTO public.log VALUES ('table35', 98, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":2},"why":{"type":"evenly"}}', NULL, 11931);
INSERT INTO public.log VALUES ('table35', 99, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":11},"why":{"type":"evenly"}}', NULL, 11931);
INSERT INTO public.log VALUES ('table35', 100, 'decide', 0, '{"action":{"type":"guess","target":2,"position":1,"value":4}}', 'stored-29', 11932);
INSERT INTO public.log VALUES ('table35', 101, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":7},"why":{"type":"evenly"}}', NULL, 11932);
INSERT INTO public.log VALUES ('table35', 102, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":5},"why":{"type":"evenly"}}', NULL, 11932);
INSERT INTO public.log VALUES ('table35', 103, 'decide', 0, '{"action":{"type":"guess","target":2,"position":9,"value":20}}', 'stored-30', 11933);
INSERT INTO public.log VALUES ('table35', 104, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":5},"why":{"type":"evenly"}}', NULL, 11933);
INSERT INTO public.log VALUES ('table35', 105, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":28},"why":{"type":"evenly"}}', NULL, 11933);
INSERT INTO public.log VALUES ('table35', 106, 'decide', 0, '{"action":{"type":"guess","target":2,"position":5,"value":12}}', 'stored-31', 11934);
INSERT INTO public.log VALUES ('table35', 107, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":16},"why":{"type":"evenly"}}', NULL, 11934);
INSERT INTO public.log VALUES ('table35', 108, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":9},"why":{"type":"evenly"}}', NULL, 11934);
INSERT INTO public.log VALUES ('table35', 109, 'decide', 0, '{"action":{"type":"guess","target":1,"position":1,"value":13}}', 'stored-32', 11935);
INSERT INTO public.log VALUES ('table35', 110, 'decide', 1, '{"action":{"type":"guess","target":2,"position":6,"value":1},"why":{"type":"evenly"}}', NULL, 11935);
INSERT INTO public.log VALUES ('table35', 111, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":13},"why":{"type":"evenly"}}', NULL, 11935);
INSERT INTO public.log VALUES ('table35', 112, 'decide', 0, '{"action":{"type":"guess","target":1,"position":1,"value":27}}', 'stored-33', 11936);
INSERT INTO public.log VALUES ('table35', 113, 'decide', 1, '{"action":{"type":"guess","target":2,"position":5,"value":5},"why":{"type":"evenly"}}', NULL, 11936);
INSERT INTO public.log VALUES ('table35', 114, 'decide', 2, '{"action":{"type":"guess","target":1,"position":1,"value":32},"why":{"type":"evenly"}}', NULL, 11936);
INSERT INTO public.log VALUES ('table35', 115, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":19}}', 'stored-34', 11937);
INSERT INTO public.log VALUES ('table35', 116, 'decide', 1, '{"action":{"type":"guess","target":0,"position":8,"value":9},"why":{"type":"evenly"}}', NULL, 11937);
INSERT INTO public.log VALUES ('table35', 117, 'decide', 2, '{"action":{"type":"guess","target":0,"position":8,"value":16},"why":{"type":"evenly"}}', NULL, 11937);
INSERT INTO public.log VALUES ('table35', 118, 'decide', 0, '{"action":{"type":"guess","target":2,"position":5,"value":15}}', 'stored-35', 11938);
INSERT INTO public.log VALUES ('table35', 119, 'decide', 1, '{"action":{"type":"guess","target":2,"position":5,"value":24},"why":{"type":"evenly"}}', NULL, 11938);
INSERT INTO public.log VALUES ('table35', 120, 'decide', 2, '{"action":{"type":"guess","target":0,"position":1,"value":28},"why":{"type":"evenly"}}', NULL, 11938);
INSERT INTO public.log VALUES ('table35', 121, 'decide', 0, '{"action":{"type":"guess","target":1,"position":7,"value":24}}', 'stored-36', 11939);
INSERT INTO public.log VALUES ('table35', 122, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":19},"why":{"type":"evenly"}}', NULL, 11939);
INSERT INTO public.log VALUES ('table35', 123, 'decide', 2, '{"action":{"type":"guess","target":1,"position":0,"value":5},"why":{"type":"evenly"}}', NULL, 11939);
INSERT INTO public.log VALUES ('table35', 124, 'decide', 0, '{"action":{"type":"guess","target":2,"position":6,"value":27}}', 'stored-37', 11940);
INSERT INTO public.log VALUES ('table35', 125, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":20},"why":{"type":"evenly"}}', NULL, 11940);
INSERT INTO public.log VALUES ('table35', 126, 'decide', 2, '{"action":{"type":"guess","target":0,"position":9,"value":29},"why":{"type":"evenly"}}', NULL, 11940);
INSERT INTO public.log VALUES ('table35', 127, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":28}}', 'stored-38', 11941);
INSERT INTO public.log VALUES ('table35', 128, 'decide', 1, '{"action":{"type":"guess","target":0,"position":5,"value":4},"why":{"type":"evenly"}}', NULL, 11941);
INSERT INTO public.log VALUES ('table35', 129, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":32},"why":{"type":"evenly"}}', NULL, 11941);
INSERT INTO public.log VALUES ('table35', 130, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":9}}', 'stored-39', 11942);
INSERT INTO public.log VALUES ('table35', 131, 'decide', 1, '{"action":{"type":"guess","target":0,"position":2,"value":25},"why":{"type":"evenly"}}', NULL, 11942);
INSERT INTO public.log VALUES ('table35', 132, 'decide', 2, '{"action":{"type":"guess","target":1,"position":0,"value":2},"why":{"type":"evenly"}}', NULL, 11942);
INSERT INTO public.log VALUES ('table35', 133, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":16}}', 'stored-40', 11943);
INSERT INTO public.log VALUES ('table35', 134, 'decide', 1, '{"action":{"type":"guess","target":0,"position":3,"value":12},"why":{"type":"evenly"}}', NULL, 11943);
INSERT INTO public.log VALUES ('table35', 135, 'decide', 2, '{"action":{"type":"guess","target":0,"position":4,"value":15},"why":{"type":"evenly"}}', NULL, 11943);
INSERT INTO public.log VALUES ('table35', 136, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":29},"why":{"type":"evenly"}}', NULL, 11943);
INSERT INTO public.log VALUES ('table35', 137, 'decide', 0, '{"action":{"type":"guess","target":2,"position":9,"value":15}}', 'stored-41', 11944);
INSERT INTO public.log VALUES ('table35', 138, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":13},"why":{"type":"evenly"}}', NULL, 11944);
INSERT INTO public.log VALUES ('table35', 139, 'decide', 2, '{"action":{"type":"guess","target":0,"position":9,"value":14},"why":{"type":"evenly"}}', NULL, 11944);
INSERT INTO public.log VALUES ('table35', 140, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":7},"why":{"type":"evenly"}}', NULL, 11944);
INSERT INTO public.log VALUES ('table35', 141, 'decide', 0, '{"action":{"type":"guess","target":1,"position":6,"value":1}}', 'stored-42', 11945);
INSERT INTO public.log VALUES ('table35', 142, 'decide', 1, '{"action":{"type":"guess","target":2,"position":1,"value":12},"why":{"type":"evenly"}}', NULL, 11945);
INSERT INTO public.log VALUES ('table35', 143, 'decide', 2, '{"action":{"type":"guess","target":0,"position":8,"value":20},"why":{"type":"evenly"}}', NULL, 11945);
INSERT INTO public.log VALUES ('table35', 144, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":14},"why":{"type":"evenly"}}', NULL, 11945);
INSERT INTO public.log VALUES ('table35', 145, 'decide', 0, '{"action":{"type":"guess","target":2,"position":1,"value":6}}', 'stored-43', 11946);
INSERT INTO public.log VALUES ('table35', 146, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":27},"why":{"type":"evenly"}}', NULL, 11946);
INSERT INTO public.log VALUES ('table35', 147, 'decide', 2, '{"action":{"type":"guess","target":1,"position":8,"value":11},"why":{"type":"evenly"}}', NULL, 11946);
INSERT INTO public.log VALUES ('table35', 148, 'decide', 0, '{"action":{"type":"guess","target":2,"position":3,"value":4}}', 'stored-44', 11947);
INSERT INTO public.log VALUES ('table35', 149, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":17},"why":{"type":"evenly"}}', NULL, 11947);
INSERT INTO public.log VALUES ('table35', 150, 'decide', 2, '{"action":{"type":"guess","target":0,"position":1,"value":16},"why":{"type":"evenly"}}', NULL, 11947);
INSERT INTO public.log VALUES ('table35', 151, 'decide', 0, '{"action":{"type":"guess","target":2,"position":2,"value":15}}', 'stored-45', 11948);
INSERT INTO public.log VALUES ('table35', 152, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":7},"why":{"type":"evenly"}}', NULL, 11948);
INSERT INTO public.log VALUES ('table35', 153, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":29},"why":{"type":"evenly"}}', NULL, 11948);
INSERT INTO public.log VALUES ('table35', 154, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":27}}', 'stored-46', 11949);
INSERT INTO public.log VALUES ('table35', 155, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":1},"why":{"type":"evenly"}}', NULL, 11949);
INSERT INTO public.log VALUES ('table35', 156, 'decide', 2, '{"action":{"type":"guess","target":0,"position":2,"value":13},"why":{"type":"evenly"}}', NULL, 11949);
INSERT INTO public.log VALUES ('table35', 157, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":17}}', 'stored-47', 11950);
INSERT INTO public.log VALUES ('table35', 158, 'decide', 1, '{"action":{"type":"guess","target":0,"position":1,"value":5},"why":{"type":"evenly"}}', NULL, 11950);
INSERT INTO public.log VALUES ('table35', 159, 'decide', 2, '{"action":{"type":"guess","target":1,"position":1,"value":7},"why":{"type":"evenly"}}', NULL, 11950);
INSERT INTO public.log VALUES ('table35', 160, 'decide', 0, '{"action":{"type":"guess","target":1,"position":3,"value":27}}', 'stored-48', 11951);
INSERT INTO public.log VALUES ('table35', 161, 'decide', 1, '{"action":{"type":"guess","target":0,"position":8,"value":24},"why":{"type":"evenly"}}', NULL, 11951);
INSERT INTO public.log VALUES ('table35', 162, 'decide', 1, '{"action":{"type":"guess","target":2,"position":6,"value":22},"why":{"type":"evenly"}}', NULL, 11951);
INSERT INTO public.log VALUES ('table35', 163, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":24},"why":{"type":"evenly"}}', NULL, 11951);
INSERT INTO public.log VALUES ('table35', 164, 'decide', 0, '{"action":{"type":"guess","target":2,"position":9,"value":7}}', 'stored-49', 11952);
INSERT INTO public.log VALUES ('table35', 165, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":16},"why":{"type":"evenly"}}', NULL, 11952);
INSERT INTO public.log VALUES ('table35', 166, 'decide', 1, '{"action":{"type":"guess","target":2,"position":5,"value":25},"why":{"type":"evenly"}}', NULL, 11952);
INSERT INTO public.log VALUES ('table35', 167, 'decide', 2, '{"action":{"type":"guess","target":0,"position":8,"value":14},"why":{"type":"evenly"}}', NULL, 11952);
INSERT INTO public.log VALUES ('table35', 168, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":16}}', 'stored-50', 11953);
INSERT INTO public.log VALUES ('table35', 169, 'decide', 1, '{"action":{"type":"guess","target":2,"position":1,"value":7},"why":{"type":"evenly"}}', NULL, 11953);
INSERT INTO public.log VALUES ('table35', 170, 'decide', 1, '{"action":{"type":"guess","target":0,"position":2,"value":13},"why":{"type":"evenly"}}', NULL, 11953);
INSERT INTO public.log VALUES ('table35', 171, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":1},"why":{"type":"evenly"}}', NULL, 11953);
INSERT INTO public.log VALUES ('table35', 172, 'decide', 0, '{"action":{"type":"guess","target":2,"position":1,"value":9}}', 'stored-51', 11954);
INSERT INTO public.log VALUES ('table35', 173, 'decide', 1, '{"action":{"type":"guess","target":2,"position":1,"value":24},"why":{"type":"evenly"}}', NULL, 11954);
INSERT INTO public.log VALUES ('table35', 174, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":12},"why":{"type":"evenly"}}', NULL, 11954);
INSERT INTO public.log VALUES ('table35', 175, 'decide', 2, '{"action":{"type":"guess","target":1,"position":1,"value":7},"why":{"type":"evenly"}}', NULL, 11954);
INSERT INTO public.log VALUES ('table35', 176, 'decide', 0, '{"action":{"type":"guess","target":2,"position":7,"value":7}}', 'stored-52', 11955);
INSERT INTO public.log VALUES ('table35', 177, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":11},"why":{"type":"evenly"}}', NULL, 11955);
INSERT INTO public.log VALUES ('table35', 178, 'decide', 1, '{"action":{"type":"stop"},"why":{"type":"evenly"}}', NULL, 11955);
INSERT INTO public.log VALUES ('table35', 179, 'decide', 2, '{"action":{"type":"guess","target":0,"position":9,"value":1},"why":{"type":"evenly"}}', NULL, 11955);
INSERT INTO public.log VALUES ('table35', 180, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":20}}', 'stored-53', 11956);
INSERT INTO public.log VALUES ('table35', 181, 'decide', 1, '{"action":{"type":"guess","target":0,"position":3,"value":17},"why":{"type":"evenly"}}', NULL, 11956);
INSERT INTO public.log VALUES ('table35', 182, 'decide', 1, '{"action":{"type":"guess","target":2,"position":7,"value":30},"why":{"type":"evenly"}}', NULL, 11956);
INSERT INTO public.log VALUES ('table35', 183, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":24},"why":{"type":"evenly"}}', NULL, 11956);
INSERT INTO public.log VALUES ('table35', 184, 'decide', 0, '{"action":{"type":"guess","target":2,"position":6,"value":17}}', 'stored-54', 11957);
INSERT INTO public.log VALUES ('table35', 185, 'decide', 1, '{"action":{"type":"guess","target":2,"position":1,"value":4},"why":{"type":"evenly"}}', NULL, 11957);
INSERT INTO public.log VALUES ('table35', 186, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":29},"why":{"type":"evenly"}}', NULL, 11957);
INSERT INTO public.log VALUES ('table35', 187, 'decide', 2, '{"action":{"type":"guess","target":0,"position":4,"value":4},"why":{"type":"evenly"}}', NULL, 11957);
INSERT INTO public.log VALUES ('table35', 188, 'decide', 0, '{"action":{"type":"guess","target":1,"position":1,"value":7}}', 'stored-55', 11958);
INSERT INTO public.log VALUES ('table35', 189, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":19},"why":{"type":"evenly"}}', NULL, 11958);
INSERT INTO public.log VALUES ('table35', 190, 'decide', 1, '{"action":{"type":"guess","target":0,"position":5,"value":12},"why":{"type":"evenly"}}', NULL, 11958);
INSERT INTO public.log VALUES ('table35', 191, 'decide', 2, '{"action":{"type":"guess","target":1,"position":8,"value":12},"why":{"type":"evenly"}}', NULL, 11958);
INSERT INTO public.log VALUES ('table35', 192, 'decide', 0, '{"action":{"type":"guess","target":1,"position":3,"value":7}}', 'stored-56', 11959);
INSERT INTO public.log VALUES ('table35', 193, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":4},"why":{"type":"evenly"}}', NULL, 11959);
INSERT INTO public.log VALUES ('table35', 194, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":20},"why":{"type":"evenly"}}', NULL, 11959);
INSERT INTO public.log VALUES ('table35', 195, 'decide', 2, '{"action":{"type":"guess","target":0,"position":4,"value":16},"why":{"type":"evenly"}}', NULL, 11959);
INSERT INTO public.log VALUES ('table35', 196, 'decide', 0, '{"action":{"type":"guess","target":1,"position":3,"value":15}}', 'stored-57', 11960);
INSERT INTO public.log VALUES ('table35', 197, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":16},"why":{"type":"evenly"}}', NULL, 11960);
INSERT INTO public.log VALUES ('table35', 198, 'decide', 1, '{"action":{"type":"guess","target":2,"position":6,"value":9},"why":{"type":"evenly"}}', NULL, 11960);
INSERT INTO public.log VALUES ('table35', 199, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":28},"why":{"type":"evenly"}}', NULL, 11960);
INSERT INTO public.log VALUES ('table35', 200, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":14}}', 'stored-58', 11961);
INSERT INTO public.log VALUES ('table35', 201, 'decide', 1, '{"action":{"type":"guess","target":2,"position":1,"value":22},"why":{"type":"evenly"}}', NULL, 11961);
INSERT INTO public.log VALUES ('table35', 202, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":17},"why":{"type":"evenly"}}', NULL, 11961);
INSERT INTO public.log VALUES ('table35', 203, 'decide', 0, '{"action":{"type":"guess","target":2,"position":6,"value":4}}', 'stored-59', 11962);
INSERT INTO public.log VALUES ('table35', 204, 'decide', 1, '{"action":{"type":"guess","target":0,"position":2,"value":17},"why":{"type":"evenly"}}', NULL, 11962);
INSERT INTO public.log VALUES ('table35', 205, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":4},"why":{"type":"evenly"}}', NULL, 11962);
INSERT INTO public.log VALUES ('table35', 206, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":4}}', 'stored-60', 11963);
INSERT INTO public.log VALUES ('table35', 207, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":14},"why":{"type":"evenly"}}', NULL, 11963);
INSERT INTO public.log VALUES ('table35', 208, 'decide', 2, '{"action":{"type":"guess","target":0,"position":8,"value":17},"why":{"type":"evenly"}}', NULL, 11963);
INSERT INTO public.log VALUES ('table35', 209, 'decide', 0, '{"action":{"type":"guess","target":1,"position":8,"value":24}}', 'stored-61', 11964);
INSERT INTO public.log VALUES ('table35', 210, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":6},"why":{"type":"evenly"}}', NULL, 11964);
INSERT INTO public.log VALUES ('table35', 211, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":7},"why":{"type":"evenly"}}', NULL, 11964);
INSERT INTO public.log VALUES ('table35', 212, 'decide', 0, '{"action":{"type":"guess","target":2,"position":6,"value":7}}', 'stored-62', 11965);
INSERT INTO public.log VALUES ('table35', 213, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":4}}', 'stored-63', 11966);
INSERT INTO public.log VALUES ('table35', 214, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":22},"why":{"type":"evenly"}}', NULL, 11966);
INSERT INTO public.log VALUES ('table35', 215, 'decide', 2, '{"action":{"type":"guess","target":1,"position":6,"value":28},"why":{"type":"evenly"}}', NULL, 11966);
INSERT INTO public.log VALUES ('table35', 216, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":28}}', 'stored-64', 11967);
INSERT INTO public.log VALUES ('table35', 217, 'decide', 0, '{"action":{"type":"guess","target":2,"position":9,"value":27}}', 'stored-65', 11968);
INSERT INTO public.log VALUES ('table35', 218, 'decide', 1, '{"action":{"type":"guess","target":2,"position":1,"value":32},"why":{"type":"evenly"}}', NULL, 11968);
INSERT INTO public.log VALUES ('table35', 219, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":14},"why":{"type":"evenly"}}', NULL, 11968);
INSERT INTO public.log VALUES ('table35', 220, 'decide', 0, '{"action":{"type":"guess","target":2,"position":2,"value":13}}', 'stored-66', 11969);
INSERT INTO public.log VALUES ('table35', 221, 'decide', 0, '{"action":{"type":"guess","target":2,"position":6,"value":16}}', 'stored-67', 11970);
INSERT INTO public.log VALUES ('table35', 222, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":28},"why":{"type":"evenly"}}', NULL, 11970);
INSERT INTO public.log VALUES ('table35', 223, 'decide', 2, '{"action":{"type":"guess","target":0,"position":4,"value":9},"why":{"type":"evenly"}}', NULL, 11970);
INSERT INTO public.log VALUES ('table35', 224, 'decide', 0, '{"action":{"type":"guess","target":1,"position":7,"value":9}}', 'stored-68', 11971);
INSERT INTO public.log VALUES ('table35', 225, 'decide', 1, '{"action":{"type":"guess","target":0,"position":2,"value":12},"why":{"type":"evenly"}}', NULL, 11971);
INSERT INTO public.log VALUES ('table35', 226, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":16},"why":{"type":"evenly"}}', NULL, 11971);
INSERT INTO public.log VALUES ('table35', 227, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":32}}', 'stored-69', 11972);
INSERT INTO public.log VALUES ('table35', 228, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":15},"why":{"type":"evenly"}}', NULL, 11972);
INSERT INTO public.log VALUES ('table35', 229, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":11},"why":{"type":"evenly"}}', NULL, 11972);
INSERT INTO public.log VALUES ('table35', 230, 'decide', 2, '{"action":{"type":"guess","target":0,"position":4,"value":17},"why":{"type":"evenly"}}', NULL, 11972);
INSERT INTO public.log VALUES ('table35', 231, 'decide', 0, '{"action":{"type":"guess","target":1,"position":1,"value":17}}', 'stored-70', 11973);
INSERT INTO public.log VALUES ('table35', 232, 'decide', 1, '{"action":{"type":"guess","target":2,"position":1,"value":17},"why":{"type":"evenly"}}', NULL, 11973);
INSERT INTO public.log VALUES ('table35', 233, 'decide', 2, '{"action":{"type":"guess","target":0,"position":4,"value":13},"why":{"type":"evenly"}}', NULL, 11973);
INSERT INTO public.log VALUES ('table35', 234, 'decide', 0, '{"action":{"type":"guess","target":1,"position":1,"value":6}}', 'stored-71', 11974);
INSERT INTO public.log VALUES ('table35', 235, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":13},"why":{"type":"evenly"}}', NULL, 11974);
INSERT INTO public.log VALUES ('table35', 236, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":32},"why":{"type":"evenly"}}', NULL, 11974);
INSERT INTO public.log VALUES ('table35', 237, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":32},"why":{"type":"evenly"}}', NULL, 11974);
INSERT INTO public.log VALUES ('table35', 238, 'decide', 0, '{"action":{"type":"guess","target":2,"position":2,"value":4}}', 'stored-72', 11975);
INSERT INTO public.log VALUES ('table35', 239, 'decide', 0, '{"action":{"type":"guess","target":2,"position":3,"value":9}}', 'stored-73', 11976);
INSERT INTO public.log VALUES ('table35', 240, 'decide', 1, '{"action":{"type":"guess","target":0,"position":9,"value":28},"why":{"type":"evenly"}}', NULL, 11976);
INSERT INTO public.log VALUES ('table35', 241, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":14},"why":{"type":"evenly"}}', NULL, 11976);
INSERT INTO public.log VALUES ('table35', 242, 'decide', 0, '{"action":{"type":"guess","target":2,"position":3,"value":27}}', 'stored-74', 11977);
INSERT INTO public.log VALUES ('table35', 243, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":1}}', 'stored-75', 11978);
INSERT INTO public.log VALUES ('table35', 244, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":20},"why":{"type":"evenly"}}', NULL, 11978);
INSERT INTO public.log VALUES ('table35', 245, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":7},"why":{"type":"evenly"}}', NULL, 11978);
INSERT INTO public.log VALUES ('table35', 246, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":15},"why":{"type":"evenly"}}', NULL, 11978);
INSERT INTO public.log VALUES ('table35', 247, 'decide', 0, '{"action":{"type":"guess","target":2,"position":6,"value":22}}', 'stored-76', 11979);
INSERT INTO public.log VALUES ('table35', 248, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":9}}', 'stored-77', 11980);
INSERT INTO public.log VALUES ('table35', 249, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":1},"why":{"type":"evenly"}}', NULL, 11980);
INSERT INTO public.log VALUES ('table35', 250, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":13},"why":{"type":"evenly"}}', NULL, 11980);
INSERT INTO public.log VALUES ('table35', 251, 'decide', 2, '{"action":{"type":"guess","target":1,"position":6,"value":20},"why":{"type":"evenly"}}', NULL, 11980);
INSERT INTO public.log VALUES ('table35', 252, 'decide', 0, '{"action":{"type":"guess","target":2,"position":9,"value":1}}', 'stored-78', 11981);
INSERT INTO public.log VALUES ('table35', 253, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":27},"why":{"type":"evenly"}}', NULL, 11981);
INSERT INTO public.log VALUES ('table35', 254, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":13},"why":{"type":"evenly"}}', NULL, 11981);
INSERT INTO public.log VALUES ('table35', 255, 'decide', 2, '{"action":{"type":"guess","target":1,"position":6,"value":32},"why":{"type":"evenly"}}', NULL, 11981);
INSERT INTO public.log VALUES ('table35', 256, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":14}}', 'stored-79', 11982);
INSERT INTO public.log VALUES ('table35', 257, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":7},"why":{"type":"evenly"}}', NULL, 11982);
INSERT INTO public.log VALUES ('table35', 258, 'decide', 1, '{"action":{"type":"guess","target":0,"position":4,"value":14},"why":{"type":"evenly"}}', NULL, 11982);
INSERT INTO public.log VALUES ('table35', 259, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":11},"why":{"type":"evenly"}}', NULL, 11982);
INSERT INTO public.log VALUES ('table35', 260, 'decide', 0, '{"action":{"type":"guess","target":2,"position":0,"value":32}}', 'stored-80', 11983);
INSERT INTO public.log VALUES ('table35', 261, 'decide', 1, '{"action":{"type":"guess","target":2,"position":6,"value":29},"why":{"type":"evenly"}}', NULL, 11983);
INSERT INTO public.log VALUES ('table35', 262, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":9},"why":{"type":"evenly"}}', NULL, 11983);
INSERT INTO public.log VALUES ('table35', 263, 'decide', 0, '{"action":{"type":"guess","target":1,"position":7,"value":1}}', 'stored-81', 11984);
INSERT INTO public.log VALUES ('table35', 264, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":19},"why":{"type":"evenly"}}', NULL, 11984);
INSERT INTO public.log VALUES ('table35', 265, 'decide', 1, '{"action":{"type":"guess","target":0,"position":3,"value":32},"why":{"type":"evenly"}}', NULL, 11984);
INSERT INTO public.log VALUES ('table35', 266, 'decide', 2, '{"action":{"type":"guess","target":0,"position":8,"value":4},"why":{"type":"evenly"}}', NULL, 11984);
INSERT INTO public.log VALUES ('table35', 267, 'decide', 0, '{"action":{"type":"guess","target":1,"position":6,"value":13}}', 'stored-82', 11985);
INSERT INTO public.log VALUES ('table35', 268, 'decide', 1, '{"action":{"type":"guess","target":0,"position":5,"value":32},"why":{"type":"evenly"}}', NULL, 11985);
INSERT INTO public.log VALUES ('table35', 269, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":11},"why":{"type":"evenly"}}', NULL, 11985);
INSERT INTO public.log VALUES ('table35', 270, 'decide', 2, '{"action":{"type":"guess","target":1,"position":6,"value":4},"why":{"type":"evenly"}}', NULL, 11985);
INSERT INTO public.log VALUES ('table35', 271, 'decide', 0, '{"action":{"type":"guess","target":1,"position":3,"value":22}}', 'stored-83', 11986);
INSERT INTO public.log VALUES ('table35', 272, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":13},"why":{"type":"evenly"}}', NULL, 11986);
INSERT INTO public.log VALUES ('table35', 273, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":9},"why":{"type":"evenly"}}', NULL, 11986);
INSERT INTO public.log VALUES ('table35', 274, 'decide', 2, '{"action":{"type":"guess","target":0,"position":3,"value":9},"why":{"type":"evenly"}}', NULL, 11986);
INSERT INTO public.log VALUES ('table35', 275, 'decide', 0, '{"action":{"type":"guess","target":1,"position":3,"value":27}}', 'stored-84', 11987);
INSERT INTO public.log VALUES ('table35', 276, 'decide', 1, '{"action":{"type":"guess","target":0,"position":5,"value":9},"why":{"type":"evenly"}}', NULL, 11987);
INSERT INTO public.log VALUES ('table35', 277, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":11},"why":{"type":"evenly"}}', NULL, 11987);
INSERT INTO public.log VALUES ('table35', 278, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":4},"why":{"type":"evenly"}}', NULL, 11987);
INSERT INTO public.log VALUES ('table35', 279, 'decide', 0, '{"action":{"type":"guess","target":1,"position":3,"value":27}}', 'stored-85', 11988);
INSERT INTO public.log VALUES ('table35', 280, 'decide', 1, '{"action":{"type":"guess","target":0,"position":8,"value":4},"why":{"type":"evenly"}}', NULL, 11988);
INSERT INTO public.log VALUES ('table35', 281, 'decide', 1, '{"action":{"type":"guess","target":0,"position":8,"value":32},"why":{"type":"evenly"}}', NULL, 11988);
INSERT INTO public.log VALUES ('table35', 282, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":15},"why":{"type":"evenly"}}', NULL, 11988);
INSERT INTO public.log VALUES ('table35', 283, 'decide', 0, '{"action":{"type":"guess","target":1,"position":6,"value":9}}', 'stored-86', 11989);
INSERT INTO public.log VALUES ('table35', 284, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":16},"why":{"type":"evenly"}}', NULL, 11989);
INSERT INTO public.log VALUES ('table35', 285, 'decide', 1, '{"action":{"type":"guess","target":2,"position":0,"value":4},"why":{"type":"evenly"}}', NULL, 11989);
INSERT INTO public.log VALUES ('table35', 286, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":1},"why":{"type":"evenly"}}', NULL, 11989);
INSERT INTO public.log VALUES ('table35', 287, 'decide', 0, '{"action":{"type":"guess","target":1,"position":7,"value":11}}', 'stored-87', 11990);
INSERT INTO public.log VALUES ('table35', 288, 'decide', 1, '{"action":{"type":"guess","target":0,"position":3,"value":7},"why":{"type":"evenly"}}', NULL, 11990);
INSERT INTO public.log VALUES ('table35', 289, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":20},"why":{"type":"evenly"}}', NULL, 11990);
INSERT INTO public.log VALUES ('table35', 290, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":22},"why":{"type":"evenly"}}', NULL, 11990);
INSERT INTO public.log VALUES ('table35', 291, 'decide', 0, '{"action":{"type":"guess","target":1,"position":7,"value":15}}', 'stored-88', 11991);
INSERT INTO public.log VALUES ('table35', 292, 'decide', 1, '{"action":{"type":"guess","target":0,"position":8,"value":20},"why":{"type":"evenly"}}', NULL, 11991);
INSERT INTO public.log VALUES ('table35', 293, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":19},"why":{"type":"evenly"}}', NULL, 11991);
INSERT INTO public.log VALUES ('table35', 294, 'decide', 2, '{"action":{"type":"guess","target":0,"position":5,"value":1},"why":{"type":"evenly"}}', NULL, 11991);
INSERT INTO public.log VALUES ('table35', 295, 'decide', 0, '{"action":{"type":"guess","target":1,"position":7,"value":13}}', 'stored-89', 11992);
INSERT INTO public.log VALUES ('table35', 296, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":9},"why":{"type":"evenly"}}', NULL, 11992);
INSERT INTO public.log VALUES ('table35', 297, 'decide', 1, '{"action":{"type":"guess","target":0,"position":5,"value":19},"why":{"type":"evenly"}}', NULL, 11992);
INSERT INTO public.log VALUES ('table35', 298, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":15},"why":{"type":"evenly"}}', NULL, 11992);
INSERT INTO public.log VALUES ('table35', 299, 'decide', 0, '{"action":{"type":"guess","target":1,"position":6,"value":19}}', 'stored-90', 11993);
INSERT INTO public.log VALUES ('table35', 300, 'decide', 1, '{"action":{"type":"guess","target":0,"position":8,"value":27},"why":{"type":"evenly"}}', NULL, 11993);
INSERT INTO public.log VALUES ('table35', 301, 'decide', 2, '{"action":{"type":"guess","target":1,"position":3,"value":19},"why":{"type":"evenly"}}', NULL, 11993);
INSERT INTO public.log VALUES ('table35', 302, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":7}}', 'stored-91', 11994);
INSERT INTO public.log VALUES ('table35', 303, 'decide', 1, '{"action":{"type":"guess","target":0,"position":5,"value":11},"why":{"type":"evenly"}}', NULL, 11994);
INSERT INTO public.log VALUES ('table35', 304, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":19},"why":{"type":"evenly"}}', NULL, 11994);
INSERT INTO public.log VALUES ('table35', 305, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":16},"why":{"type":"evenly"}}', NULL, 11994);
INSERT INTO public.log VALUES ('table35', 306, 'decide', 0, '{"action":{"type":"guess","target":1,"position":6,"value":22}}', 'stored-92', 11995);
INSERT INTO public.log VALUES ('table35', 307, 'decide', 1, '{"action":{"type":"guess","target":0,"position":3,"value":20},"why":{"type":"evenly"}}', NULL, 11995);
INSERT INTO public.log VALUES ('table35', 308, 'decide', 1, '{"action":{"type":"guess","target":0,"position":5,"value":19},"why":{"type":"evenly"}}', NULL, 11995);
INSERT INTO public.log VALUES ('table35', 309, 'decide', 2, '{"action":{"type":"guess","target":0,"position":5,"value":19},"why":{"type":"evenly"}}', NULL, 11995);
INSERT INTO public.log VALUES ('table35', 310, 'decide', 0, '{"action":{"type":"guess","target":1,"position":3,"value":9}}', 'stored-93', 11996);
INSERT INTO public.log VALUES ('table35', 311, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":32},"why":{"type":"evenly"}}', NULL, 11996);
INSERT INTO public.log VALUES ('table35', 312, 'decide', 1, '{"action":{"type":"guess","target":0,"position":3,"value":13},"why":{"type":"evenly"}}', NULL, 11996);
INSERT INTO public.log VALUES ('table35', 313, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":1},"why":{"type":"evenly"}}', NULL, 11996);
INSERT INTO public.log VALUES ('table35', 314, 'decide', 0, '{"action":{"type":"guess","target":1,"position":7,"value":22}}', 'stored-94', 11997);
INSERT INTO public.log VALUES ('table35', 315, 'decide', 0, '{"action":{"type":"guess","target":1,"position":6,"value":22}}', 'stored-95', 11998);
INSERT INTO public.log VALUES ('table35', 316, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":16},"why":{"type":"evenly"}}', NULL, 11998);
INSERT INTO public.log VALUES ('table35', 317, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":7},"why":{"type":"evenly"}}', NULL, 11998);
INSERT INTO public.log VALUES ('table35', 318, 'decide', 2, '{"action":{"type":"guess","target":0,"position":5,"value":16},"why":{"type":"evenly"}}', NULL, 11998);
INSERT INTO public.log VALUES ('table35', 319, 'decide', 0, '{"action":{"type":"guess","target":2,"position":9,"value":22}}', 'stored-96', 11999);
INSERT INTO public.log VALUES ('table35', 320, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":1}}', 'stored-97', 12000);
INSERT INTO public.log VALUES ('table35', 321, 'decide', 1, '{"action":{"type":"guess","target":2,"position":3,"value":22},"why":{"type":"evenly"}}', NULL, 12000);
INSERT INTO public.log VALUES ('table35', 322, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":11},"why":{"type":"evenly"}}', NULL, 12000);
INSERT INTO public.log VALUES ('table35', 323, 'decide', 2, '{"action":{"type":"guess","target":1,"position":7,"value":20},"why":{"type":"evenly"}}', NULL, 12000);
INSERT INTO public.log VALUES ('table35', 324, 'decide', 0, '{"action":{"type":"guess","target":1,"position":7,"value":19}}', 'stored-98', 12001);
INSERT INTO public.log VALUES ('table35', 325, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":1},"why":{"type":"evenly"}}', NULL, 12001);
INSERT INTO public.log VALUES ('table35', 326, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":11},"why":{"type":"evenly"}}', NULL, 12001);
INSERT INTO public.log VALUES ('table35', 327, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":20},"why":{"type":"evenly"}}', NULL, 12001);
INSERT INTO public.log VALUES ('table35', 328, 'decide', 0, '{"action":{"type":"guess","target":2,"position":2,"value":15}}', 'stored-99', 12002);
INSERT INTO public.log VALUES ('table35', 329, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":15}}', 'stored-100', 12003);
INSERT INTO public.log VALUES ('table35', 330, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":15},"why":{"type":"evenly"}}', NULL, 12003);
INSERT INTO public.log VALUES ('table35', 331, 'decide', 1, '{"action":{"type":"guess","target":2,"position":2,"value":15},"why":{"type":"evenly"}}', NULL, 12003);
INSERT INTO public.log VALUES ('table35', 332, 'decide', 2, '{"action":{"type":"guess","target":1,"position":6,"value":1},"why":{"type":"evenly"}}', NULL, 12003);
INSERT INTO public.log VALUES ('table35', 333, 'decide', 0, '{"action":{"type":"guess","target":2,"position":2,"value":20}}', 'stored-101', 12004);
INSERT INTO public.log VALUES ('table35', 334, 'decide', 1, '{"action":{"type":"guess","target":2,"position":9,"value":32},"why":{"type":"evenly"}}', NULL, 12004);
INSERT INTO public.log VALUES ('table35', 335, 'decide', 2, '{"action":{"type":"guess","target":1,"position":5,"value":1},"why":{"type":"evenly"}}', NULL, 12004);
INSERT INTO public.log VALUES ('table35', 336, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":7}}', 'stored-102', 12005);
INSERT INTO public.log VALUES ('table35', 337, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":7}}', 'stored-103', 12006);
INSERT INTO public.log VALUES ('table35', 338, 'decide', 1, '{"action":{"type":"pass"},"why":{"type":"evenly"}}', NULL, 12006);
INSERT INTO public.log VALUES ('table35', 339, 'decide', 2, '{"action":{"type":"guess","target":1,"position":6,"value":7},"why":{"type":"evenly"}}', NULL, 12006);
INSERT INTO public.log VALUES ('table35', 340, 'decide', 0, '{"action":{"type":"guess","target":1,"position":5,"value":11}}', 'stored-104', 12007);
INSERT INTO public.log VALUES ('table35', 341, 'decide', 1, '{"action":{"type":"pass"},"why":{"type":"evenly"}}', NULL, 12007);
INSERT INTO public.log VALUES ('table35', 342, 'decide', 2, '{"action":{"type":"guess","target":1,"position":6,"value":15},"why":{"type":"evenly"}}', NULL, 12007);
INSERT INTO public.log VALUES ('table37', 0, 'branch', NULL, '{"table":"table35","step":4,"world":"true"}', NULL, 15607);
INSERT INTO public.log VALUES ('table37', 1, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 15607);
INSERT INTO public.log VALUES ('table37', 2, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 15607);
INSERT INTO public.log VALUES ('table37', 3, 'sit', 2, '{"bot":"ref-random","name":"Suzanne","token":null}', NULL, 15607);
INSERT INTO public.log VALUES ('table37', 4, 'chance', NULL, '{"action":{"type":"first_player","first":1}}', NULL, 15607);
INSERT INTO public.log VALUES ('table37', 5, 'chance', NULL, '{"action":{"type":"deal","hands":[[3,5,12,13,14,16,18,21,27,28],[2,6,8,9,10,11,15,19,24,26],[4,17,20,22,23,25,29,30,31,32]],"aside":[1,7]}}', NULL, 15607);
INSERT INTO public.log VALUES ('table37', 6, 'decide', 0, '{"action":{"type":"reveal","position":6}}', NULL, 15607);
INSERT INTO public.log VALUES ('table37', 7, 'decide', 2, '{"action":{"type":"reveal","position":4}}', NULL, 15607);
INSERT INTO public.log VALUES ('table39', 0, 'sit', 0, '{"bot":null,"name":"Aïcha","token":"b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82"}', NULL, 15607);
INSERT INTO public.log VALUES ('table37', 8, 'decide', 1, '{"action":{"type":"reveal","position":2},"why":{"type":"evenly"}}', NULL, 15607);
INSERT INTO public.log VALUES ('table39', 1, 'sit', 1, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 15607);
INSERT INTO public.log VALUES ('table39', 2, 'sit', 2, '{"bot":null,"name":"Guest 0","token":"f2ae990609997d8fed95a8372f39fea44de5643c5b5a0c42fba3032683f49fb1"}', NULL, 15607);
INSERT INTO public.log VALUES ('table39', 3, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 15607);
INSERT INTO public.log VALUES ('table39', 4, 'chance', NULL, '{"action":{"type":"deal","hands":[["mask","gondola","red_stars"],["fan","scooter","blue_omega"],["umbrella","bike","red_omega"],["hat","vaporetto","blue_stars"]]}}', NULL, 15607);
INSERT INTO public.log VALUES ('table39', 5, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"vehicle"}}', 'stored-0', 15608);
INSERT INTO public.log VALUES ('table39', 6, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"}}', 'stored-1', 15609);
INSERT INTO public.log VALUES ('table39', 7, 'decide', 2, '{"action":{"type":"ask","target":3,"category":"accessory"}}', 'stored-2', 15610);
INSERT INTO public.log VALUES ('table39', 8, 'decide', 0, '{"action":{"type":"ask","target":3,"category":"accessory"}}', 'stored-3', 15611);
INSERT INTO public.log VALUES ('table39', 9, 'decide', 1, '{"action":{"type":"mission"}}', 'stored-4', 15612);
INSERT INTO public.log VALUES ('table39', 10, 'decide', 1, '{"action":{"type":"point","target":3}}', 'stored-5', 15613);
INSERT INTO public.log VALUES ('table39', 11, 'decide', 0, '{"action":{"type":"point","target":1}}', 'stored-6', 15614);
INSERT INTO public.log VALUES ('table39', 12, 'decide', 2, '{"action":{"type":"point","target":1}}', 'stored-7', 15615);
INSERT INTO public.log VALUES ('table39', 13, 'chance', NULL, '{"action":{"type":"deal","hands":[["fan","scooter","red_omega"],["umbrella","gondola","blue_stars"],["hat","bike","red_stars"],["mask","vaporetto","blue_omega"]]}}', NULL, 15615);
INSERT INTO public.log VALUES ('table39', 14, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"accessory"}}', 'stored-8', 15616);
INSERT INTO public.log VALUES ('table41', 0, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 15616);
INSERT INTO public.log VALUES ('table41', 1, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 15616);
INSERT INTO public.log VALUES ('table41', 2, 'sit', 2, '{"bot":"ref-random","name":"Suzanne","token":null}', NULL, 15616);
INSERT INTO public.log VALUES ('table41', 3, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 15616);
INSERT INTO public.log VALUES ('table41', 4, 'chance', NULL, '{"action":{"type":"deal","hands":[["umbrella","bike","red_omega"],["fan","vaporetto","blue_stars"],["mask","scooter","red_stars"],["hat","gondola","blue_omega"]]}}', NULL, 15616);
INSERT INTO public.log VALUES ('table41', 5, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"vehicle"}}', 'stored-0', 15617);
INSERT INTO public.log VALUES ('table41', 6, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15617);
INSERT INTO public.log VALUES ('table41', 7, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15617);
INSERT INTO public.log VALUES ('table41', 8, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"objective","show":"vehicle"}}', 'stored-1', 15618);
INSERT INTO public.log VALUES ('table41', 9, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15618);
INSERT INTO public.log VALUES ('table41', 10, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 15618);
INSERT INTO public.log VALUES ('table41', 11, 'decide', 0, '{"action":{"type":"mission"}}', 'stored-2', 15619);
INSERT INTO public.log VALUES ('table41', 12, 'decide', 1, '{"action":{"type":"point","target":3},"why":{"type":"evenly"}}', NULL, 15619);
INSERT INTO public.log VALUES ('table41', 13, 'decide', 2, '{"action":{"type":"point","target":1},"why":{"type":"evenly"}}', NULL, 15619);
INSERT INTO public.log VALUES ('table41', 14, 'decide', 0, '{"action":{"type":"point","target":3}}', 'stored-3', 15620);
INSERT INTO public.log VALUES ('table41', 15, 'chance', NULL, '{"action":{"type":"deal","hands":[["umbrella","gondola","blue_stars"],["mask","scooter","red_stars"],["fan","bike","red_omega"],["hat","vaporetto","blue_omega"]]}}', NULL, 15620);
INSERT INTO public.log VALUES ('table41', 16, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15620);
INSERT INTO public.log VALUES ('table41', 17, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15620);
INSERT INTO public.log VALUES ('table41', 18, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"objective","show":"objective"}}', 'stored-4', 15621);
INSERT INTO public.log VALUES ('table41', 19, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15621);
INSERT INTO public.log VALUES ('table41', 20, 'decide', 2, '{"action":{"type":"ask","target":3,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15621);
INSERT INTO public.log VALUES ('table41', 21, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"objective","show":"objective"}}', 'stored-5', 15622);
INSERT INTO public.log VALUES ('table41', 22, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15622);
INSERT INTO public.log VALUES ('table41', 23, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15622);
INSERT INTO public.log VALUES ('table41', 24, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"accessory"}}', 'stored-6', 15623);
INSERT INTO public.log VALUES ('table41', 25, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15623);
INSERT INTO public.log VALUES ('table41', 26, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15623);
INSERT INTO public.log VALUES ('table41', 27, 'decide', 0, '{"action":{"type":"ask","target":3,"category":"vehicle"}}', 'stored-7', 15624);
INSERT INTO public.log VALUES ('table41', 28, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15624);
INSERT INTO public.log VALUES ('table41', 29, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15624);
INSERT INTO public.log VALUES ('table41', 30, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"vehicle"}}', 'stored-8', 15625);
INSERT INTO public.log VALUES ('table41', 31, 'decide', 1, '{"action":{"type":"ask","target":3,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15625);
INSERT INTO public.log VALUES ('table41', 32, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 15625);
INSERT INTO public.log VALUES ('table41', 33, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"accessory"}}', 'stored-9', 15626);
INSERT INTO public.log VALUES ('table41', 34, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15626);
INSERT INTO public.log VALUES ('table41', 35, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15626);
INSERT INTO public.log VALUES ('table41', 36, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"objective","show":"accessory"}}', 'stored-10', 15627);
INSERT INTO public.log VALUES ('table41', 37, 'decide', 1, '{"action":{"type":"ask","target":3,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15627);
INSERT INTO public.log VALUES ('table41', 38, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15627);
INSERT INTO public.log VALUES ('table41', 39, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"accessory"}}', 'stored-11', 15628);
INSERT INTO public.log VALUES ('table41', 40, 'decide', 1, '{"action":{"type":"mission"},"why":{"type":"evenly"}}', NULL, 15628);
INSERT INTO public.log VALUES ('table41', 41, 'decide', 1, '{"action":{"type":"point","target":0},"why":{"type":"evenly"}}', NULL, 15628);
INSERT INTO public.log VALUES ('table41', 42, 'decide', 2, '{"action":{"type":"point","target":0},"why":{"type":"evenly"}}', NULL, 15628);
INSERT INTO public.log VALUES ('table41', 43, 'decide', 0, '{"action":{"type":"point","target":3}}', 'stored-12', 15629);
INSERT INTO public.log VALUES ('table41', 44, 'chance', NULL, '{"action":{"type":"deal","hands":[["fan","bike","blue_stars"],["umbrella","gondola","red_stars"],["hat","scooter","blue_omega"],["mask","vaporetto","red_omega"]]}}', NULL, 15629);
INSERT INTO public.log VALUES ('table41', 45, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15629);
INSERT INTO public.log VALUES ('table41', 46, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"objective","show":"accessory"}}', 'stored-13', 15630);
INSERT INTO public.log VALUES ('table41', 47, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 15630);
INSERT INTO public.log VALUES ('table41', 48, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15630);
INSERT INTO public.log VALUES ('table41', 49, 'decide', 0, '{"action":{"type":"ask","target":3,"category":"accessory"}}', 'stored-14', 15631);
INSERT INTO public.log VALUES ('table41', 50, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15631);
INSERT INTO public.log VALUES ('table41', 51, 'decide', 2, '{"action":{"type":"mission"},"why":{"type":"evenly"}}', NULL, 15631);
INSERT INTO public.log VALUES ('table41', 52, 'decide', 1, '{"action":{"type":"point","target":3},"why":{"type":"evenly"}}', NULL, 15631);
INSERT INTO public.log VALUES ('table41', 53, 'decide', 2, '{"action":{"type":"point","target":3},"why":{"type":"evenly"}}', NULL, 15631);
INSERT INTO public.log VALUES ('table41', 54, 'decide', 0, '{"action":{"type":"point","target":2}}', 'stored-15', 15632);
INSERT INTO public.log VALUES ('table41', 55, 'chance', NULL, '{"action":{"type":"deal","hands":[["fan","scooter","red_omega"],["umbrella","bike","red_stars"],["mask","gondola","blue_stars"],["hat","vaporetto","blue_omega"]]}}', NULL, 15632);
INSERT INTO public.log VALUES ('table41', 56, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"objective","show":"accessory"}}', 'stored-16', 15633);
INSERT INTO public.log VALUES ('table41', 57, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15633);
INSERT INTO public.log VALUES ('table41', 58, 'decide', 2, '{"action":{"type":"ask","target":3,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15633);
INSERT INTO public.log VALUES ('table41', 59, 'decide', 0, '{"action":{"type":"ask","target":3,"category":"accessory"}}', 'stored-17', 15634);
INSERT INTO public.log VALUES ('table41', 60, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15634);
INSERT INTO public.log VALUES ('table41', 61, 'decide', 2, '{"action":{"type":"ask","target":3,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15634);
INSERT INTO public.log VALUES ('table41', 62, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"vehicle"}}', 'stored-18', 15635);
INSERT INTO public.log VALUES ('table41', 63, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15635);
INSERT INTO public.log VALUES ('table41', 64, 'decide', 2, '{"action":{"type":"ask","target":3,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15635);
INSERT INTO public.log VALUES ('table41', 65, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"accessory"}}', 'stored-19', 15636);
INSERT INTO public.log VALUES ('table41', 66, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 15636);
INSERT INTO public.log VALUES ('table41', 67, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15636);
INSERT INTO public.log VALUES ('table41', 68, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"objective","show":"objective"}}', 'stored-20', 15637);
INSERT INTO public.log VALUES ('table41', 69, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15637);
INSERT INTO public.log VALUES ('table41', 70, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15637);
INSERT INTO public.log VALUES ('table41', 71, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"objective","show":"objective"}}', 'stored-21', 15638);
INSERT INTO public.log VALUES ('table41', 72, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15638);
INSERT INTO public.log VALUES ('table41', 73, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15638);
INSERT INTO public.log VALUES ('table41', 74, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"objective","show":"vehicle"}}', 'stored-22', 15639);
INSERT INTO public.log VALUES ('table41', 75, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15639);
INSERT INTO public.log VALUES ('table41', 76, 'decide', 2, '{"action":{"type":"ask","target":3,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15639);
INSERT INTO public.log VALUES ('table41', 77, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"vehicle"}}', 'stored-23', 15640);
INSERT INTO public.log VALUES ('table41', 78, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15640);
INSERT INTO public.log VALUES ('table41', 79, 'decide', 2, '{"action":{"type":"mission"},"why":{"type":"evenly"}}', NULL, 15640);
INSERT INTO public.log VALUES ('table41', 80, 'decide', 1, '{"action":{"type":"point","target":3},"why":{"type":"evenly"}}', NULL, 15640);
INSERT INTO public.log VALUES ('table41', 81, 'decide', 2, '{"action":{"type":"point","target":1},"why":{"type":"evenly"}}', NULL, 15640);
INSERT INTO public.log VALUES ('table41', 82, 'decide', 0, '{"action":{"type":"point","target":2}}', 'stored-24', 15641);
INSERT INTO public.log VALUES ('table41', 83, 'chance', NULL, '{"action":{"type":"deal","hands":[["fan","gondola","red_omega"],["hat","bike","red_stars"],["umbrella","scooter","blue_omega"],["mask","vaporetto","blue_stars"]]}}', NULL, 15641);
INSERT INTO public.log VALUES ('table41', 84, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 15641);
INSERT INTO public.log VALUES ('table41', 85, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15641);
INSERT INTO public.log VALUES ('table41', 86, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"vehicle"}}', 'stored-25', 15642);
INSERT INTO public.log VALUES ('table41', 87, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15642);
INSERT INTO public.log VALUES ('table41', 88, 'decide', 2, '{"action":{"type":"mission"},"why":{"type":"evenly"}}', NULL, 15642);
INSERT INTO public.log VALUES ('table41', 89, 'decide', 1, '{"action":{"type":"point","target":2},"why":{"type":"evenly"}}', NULL, 15642);
INSERT INTO public.log VALUES ('table41', 90, 'decide', 2, '{"action":{"type":"point","target":3},"why":{"type":"evenly"}}', NULL, 15642);
INSERT INTO public.log VALUES ('table41', 91, 'decide', 0, '{"action":{"type":"point","target":2}}', 'stored-26', 15643);
INSERT INTO public.log VALUES ('table41', 92, 'chance', NULL, '{"action":{"type":"deal","hands":[["hat","scooter","blue_omega"],["umbrella","vaporetto","red_omega"],["mask","bike","red_stars"],["fan","gondola","blue_stars"]]}}', NULL, 15643);
INSERT INTO public.log VALUES ('table41', 93, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15643);
INSERT INTO public.log VALUES ('table41', 94, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"objective","show":"vehicle"}}', 'stored-27', 15644);
INSERT INTO public.log VALUES ('table41', 95, 'decide', 1, '{"action":{"type":"ask","target":3,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15644);
INSERT INTO public.log VALUES ('table41', 96, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15644);
INSERT INTO public.log VALUES ('table41', 97, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"accessory"}}', 'stored-28', 15645);
INSERT INTO public.log VALUES ('table41', 98, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15645);
INSERT INTO public.log VALUES ('table41', 99, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15645);
INSERT INTO public.log VALUES ('table41', 100, 'decide', 0, '{"action":{"type":"mission"}}', 'stored-29', 15646);
INSERT INTO public.log VALUES ('table41', 101, 'decide', 1, '{"action":{"type":"point","target":3},"why":{"type":"evenly"}}', NULL, 15646);
INSERT INTO public.log VALUES ('table41', 102, 'decide', 2, '{"action":{"type":"point","target":0},"why":{"type":"evenly"}}', NULL, 15646);
INSERT INTO public.log VALUES ('table41', 103, 'decide', 0, '{"action":{"type":"point","target":1}}', 'stored-30', 15647);
INSERT INTO public.log VALUES ('table41', 104, 'chance', NULL, '{"action":{"type":"deal","hands":[["mask","vaporetto","red_omega"],["fan","scooter","red_stars"],["umbrella","gondola","blue_stars"],["hat","bike","blue_omega"]]}}', NULL, 15647);
INSERT INTO public.log VALUES ('table41', 105, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"vehicle"}}', 'stored-31', 15648);
INSERT INTO public.log VALUES ('table41', 106, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15648);
INSERT INTO public.log VALUES ('table41', 107, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15648);
INSERT INTO public.log VALUES ('table41', 108, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"}}', 'stored-32', 15649);
INSERT INTO public.log VALUES ('table41', 109, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 15649);
INSERT INTO public.log VALUES ('table41', 110, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15649);
INSERT INTO public.log VALUES ('table41', 111, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"objective","show":"objective"}}', 'stored-33', 15650);
INSERT INTO public.log VALUES ('table41', 112, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15650);
INSERT INTO public.log VALUES ('table41', 113, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15650);
INSERT INTO public.log VALUES ('table41', 114, 'decide', 0, '{"action":{"type":"ask","target":3,"category":"accessory"}}', 'stored-34', 15651);
INSERT INTO public.log VALUES ('table41', 115, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15651);
INSERT INTO public.log VALUES ('table41', 116, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15651);
INSERT INTO public.log VALUES ('table41', 117, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"objective","show":"accessory"}}', 'stored-35', 15652);
INSERT INTO public.log VALUES ('table41', 118, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15652);
INSERT INTO public.log VALUES ('table41', 119, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15652);
INSERT INTO public.log VALUES ('table41', 120, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"accessory"}}', 'stored-36', 15653);
INSERT INTO public.log VALUES ('table41', 121, 'decide', 1, '{"action":{"type":"ask","target":0,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15653);
INSERT INTO public.log VALUES ('table41', 122, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15653);
INSERT INTO public.log VALUES ('table41', 123, 'decide', 0, '{"action":{"type":"ask","target":3,"category":"accessory"}}', 'stored-37', 15654);
INSERT INTO public.log VALUES ('table41', 124, 'decide', 1, '{"action":{"type":"mission"},"why":{"type":"evenly"}}', NULL, 15654);
INSERT INTO public.log VALUES ('table41', 125, 'decide', 1, '{"action":{"type":"point","target":0},"why":{"type":"evenly"}}', NULL, 15654);
INSERT INTO public.log VALUES ('table41', 126, 'decide', 2, '{"action":{"type":"point","target":1},"why":{"type":"evenly"}}', NULL, 15654);
INSERT INTO public.log VALUES ('table41', 127, 'decide', 0, '{"action":{"type":"point","target":2}}', 'stored-38', 15655);
INSERT INTO public.log VALUES ('table41', 128, 'chance', NULL, '{"action":{"type":"deal","hands":[["mask","vaporetto","blue_stars"],["fan","bike","red_stars"],["umbrella","gondola","red_omega"],["hat","scooter","blue_omega"]]}}', NULL, 15655);
INSERT INTO public.log VALUES ('table41', 129, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15655);
INSERT INTO public.log VALUES ('table41', 130, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 15655);
INSERT INTO public.log VALUES ('table41', 131, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"vehicle"}}', 'stored-39', 15656);
INSERT INTO public.log VALUES ('table41', 132, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15656);
INSERT INTO public.log VALUES ('table41', 133, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"accessory"},"why":{"type":"evenly"}}', NULL, 15656);
INSERT INTO public.log VALUES ('table41', 134, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"objective","show":"vehicle"}}', 'stored-40', 15657);
INSERT INTO public.log VALUES ('table41', 135, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15657);
INSERT INTO public.log VALUES ('table41', 136, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15657);
INSERT INTO public.log VALUES ('table41', 137, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"}}', 'stored-41', 15658);
INSERT INTO public.log VALUES ('table41', 138, 'decide', 1, '{"action":{"type":"ask","target":3,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15658);
INSERT INTO public.log VALUES ('table41', 139, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15658);
INSERT INTO public.log VALUES ('table41', 140, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"objective","show":"accessory"}}', 'stored-42', 15659);
INSERT INTO public.log VALUES ('table41', 141, 'decide', 1, '{"action":{"type":"ask","target":3,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15659);
INSERT INTO public.log VALUES ('table41', 142, 'decide', 2, '{"action":{"type":"ask","target":3,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 15659);
INSERT INTO public.log VALUES ('table41', 143, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"objective","show":"objective"}}', 'stored-43', 15660);
INSERT INTO public.log VALUES ('table41', 144, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 15660);
INSERT INTO public.log VALUES ('table41', 145, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 15660);
INSERT INTO public.log VALUES ('table41', 146, 'decide', 0, '{"action":{"type":"ask","target":1,"category":"objective","show":"objective"}}', 'stored-44', 15661);
INSERT INTO public.log VALUES ('table41', 147, 'decide', 1, '{"action":{"type":"ask","target":3,"category":"accessory"},"why":{"type":"evenly"}}', NULL, 15661);
INSERT INTO public.log VALUES ('table41', 148, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 15661);
INSERT INTO public.log VALUES ('table41', 149, 'decide', 0, '{"action":{"type":"mission"}}', 'stored-45', 15662);
INSERT INTO public.log VALUES ('table41', 150, 'decide', 1, '{"action":{"type":"point","target":2},"why":{"type":"evenly"}}', NULL, 15662);
INSERT INTO public.log VALUES ('table41', 151, 'decide', 2, '{"action":{"type":"point","target":1},"why":{"type":"evenly"}}', NULL, 15662);
INSERT INTO public.log VALUES ('table41', 152, 'decide', 0, '{"action":{"type":"point","target":3}}', 'stored-46', 15663);
INSERT INTO public.log VALUES ('table43', 0, 'sit', 0, '{"bot":null,"name":"Aïcha","token":"b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82","rest":{"zone":"Europe/Paris","start":22,"end":7}}', NULL, 19263);
INSERT INTO public.log VALUES ('table43', 1, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 19263);
INSERT INTO public.log VALUES ('table43', 2, 'sit', 2, '{"bot":"ref-random","name":"Suzanne","token":null}', NULL, 19263);
INSERT INTO public.log VALUES ('table43', 3, 'chance', NULL, '{"action":{"type":"first_player","first":2}}', NULL, 19263);
INSERT INTO public.log VALUES ('table43', 4, 'chance', NULL, '{"action":{"type":"deal","hands":[["hat","scooter","blue_omega"],["fan","bike","blue_stars"],["umbrella","gondola","red_omega"],["mask","vaporetto","red_stars"]]}}', NULL, 19263);
INSERT INTO public.log VALUES ('table43', 5, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 19263);
INSERT INTO public.log VALUES ('table43', 6, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"vehicle"}}', 'stored-0', 19264);
INSERT INTO public.log VALUES ('table43', 7, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 19264);
INSERT INTO public.log VALUES ('table43', 8, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 19264);
INSERT INTO public.log VALUES ('table43', 9, 'decide', 0, '{"action":{"type":"ask","target":3,"category":"accessory"}}', 'stored-1', 19265);
INSERT INTO public.log VALUES ('table43', 10, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"},"why":{"type":"evenly"}}', NULL, 19265);
INSERT INTO public.log VALUES ('table45', 0, 'branch', NULL, '{"table":"table41","step":4,"world":"true"}', NULL, 19265);
INSERT INTO public.log VALUES ('table45', 1, 'sit', 0, '{"bot":null,"name":"Bob","token":"481dd55653e6c32477bc598651430f0a95da6580895ce80a9721bcb4a722291b"}', NULL, 19265);
INSERT INTO public.log VALUES ('table45', 2, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 19265);
INSERT INTO public.log VALUES ('table45', 3, 'sit', 2, '{"bot":"ref-random","name":"Suzanne","token":null}', NULL, 19265);
INSERT INTO public.log VALUES ('table45', 4, 'chance', NULL, '{"action":{"type":"first_player","first":0}}', NULL, 19265);
INSERT INTO public.log VALUES ('table45', 5, 'chance', NULL, '{"action":{"type":"deal","hands":[["umbrella","bike","red_omega"],["fan","vaporetto","blue_stars"],["mask","scooter","red_stars"],["hat","gondola","blue_omega"]]}}', NULL, 19265);
INSERT INTO public.log VALUES ('table45', 6, 'decide', 0, '{"action":{"type":"ask","target":2,"category":"vehicle"}}', NULL, 19265);
INSERT INTO public.log VALUES ('table45', 7, 'decide', 1, '{"action":{"type":"ask","target":2,"category":"objective","show":"objective"}}', NULL, 19265);
INSERT INTO public.log VALUES ('table43', 11, 'decide', 2, '{"action":{"type":"ask","target":0,"category":"objective","show":"vehicle"},"why":{"type":"evenly"}}', NULL, 19265);
INSERT INTO public.log VALUES ('table45', 8, 'decide', 2, '{"action":{"type":"ask","target":1,"category":"vehicle"},"why":{"type":"evenly"}}', NULL, 19265);
INSERT INTO public.log VALUES ('table43', 12, 'vacation', 0, '{"until":451265.0}', 'v', 19265);
INSERT INTO public.log VALUES ('table17', 7, 'vacation', 0, '{"until":451265.0}', 'v', 19265);
INSERT INTO public.log VALUES ('table47', 1, 'sit', 1, '{"bot":"ref-random","name":"Marcel","token":null}', NULL, 19265);
INSERT INTO public.log VALUES ('table47', 2, 'decide', 1, '{"action":{"type":"place","agents":[9,7,1]},"why":{"type":"evenly"}}', NULL, 19265);
INSERT INTO public.log VALUES ('table47', 3, 'leave', 0, '{}', 'leave', 19265);
INSERT INTO public.log VALUES ('table47', 4, 'stop', NULL, '{}', NULL, 19265);
INSERT INTO public.log VALUES ('table53', 0, 'circle', NULL, '{"id":"table51","event":null,"round":null}', NULL, 19265);
INSERT INTO public.log VALUES ('table53', 1, 'sit', 0, '{"bot":null,"name":"Aïcha","token":"b622a9ff0a28abf02424abd096d66d8279c8f48031693d2adab332fcfc07db82"}', NULL, 19265);
INSERT INTO public.log VALUES ('table13', 14, 'erase', NULL, '{}', NULL, 19265);
INSERT INTO public.log VALUES ('table13', 13, 'say', NULL, '{"text":null}', 'w', 1022);
INSERT INTO public.log VALUES ('table21', 24, 'erase', NULL, '{}', NULL, 19265);
INSERT INTO public.log VALUES ('table27', 15, 'erase', NULL, '{}', NULL, 19265);
INSERT INTO public.log VALUES ('table27', 14, 'say', NULL, '{"text":null}', 'w', 8273);
INSERT INTO public.log VALUES ('table33', 16, 'erase', NULL, '{}', NULL, 19265);
INSERT INTO public.log VALUES ('table33', 15, 'say', NULL, '{"text":null}', 'w', 11902);
INSERT INTO public.log VALUES ('table39', 16, 'erase', NULL, '{}', NULL, 19265);
INSERT INTO public.log VALUES ('table39', 15, 'say', NULL, '{"text":null}', 'w', 15616);
INSERT INTO public.log VALUES ('table47', 5, 'erase', 0, '{"name":"Agent 1"}', NULL, 19265);
INSERT INTO public.log VALUES ('table47', 0, 'sit', 0, '{"bot":null,"name":"Agent 1","token":null}', NULL, 19265);
INSERT INTO public.log VALUES ('table49', 1, 'free', 0, '{}', NULL, 19265);
INSERT INTO public.log VALUES ('table49', 2, 'stop', NULL, '{}', NULL, 19265);
INSERT INTO public.log VALUES ('table49', 3, 'erase', NULL, '{}', NULL, 19265);
INSERT INTO public.log VALUES ('table49', 0, 'sit', 0, '{"bot":null,"name":"Agent 1","token":null}', NULL, 19265);
INSERT INTO public.notes VALUES ('table1', 0, '{"marks":{"MZoe7q":["?"]}}');
INSERT INTO public.notes VALUES ('table3', 1, '{"marks":{"MZoe8q":["?"]}}');
INSERT INTO public.notes VALUES ('table1', 1, '{"marks":{"MYan7q":["?"]}}');
INSERT INTO public.notes VALUES ('table3', 0, '{"marks":{"MYan8q":["?"]}}');
INSERT INTO public.notes VALUES ('table5', 1, '{"marks":{"MXia9q":["?"]}}');
INSERT INTO public.notification_settings VALUES ('ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885', 1, NULL);
INSERT INTO public.notification_settings VALUES ('6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32', 1, NULL);
INSERT INTO public.notification_settings VALUES ('f8ce48054f0c375498b9a398c6eae42996187b2cfa88bb4904f84e6942af8727', 1, NULL);
INSERT INTO public.owed_turns VALUES ('table43', 0, 3, 19265, 19265, 0);
INSERT INTO public.owed_turns VALUES ('table17', 0, 3, 4635, 19265, 0);
INSERT INTO public.passkeys VALUES ('KwO4u_notEgqs4EI5gT-alqJyd8', 'ab7f2ba3dea7c1d1bd21d3e8ef2d9249eca9ca9c8db0e225ec5d34c00caaa885', 'localhost', 'pQECAyYgASFYIKXuDvCewC1V6pr0bFKLgq1TdiY7I7_gijn6ckeOpoFqIlggtIz23IsicIX040cNfx7SHII4SlW-yxnsBwCVvdj-A18', 2, 'Clef', 1005, 1005);
INSERT INTO public.passkeys VALUES ('OaNkGJ0lFgUZTxePdJnZRJhpdJo', '6707cc0b596296d5a242a42136cab94d8a8e02f40fcedf041ce8df59ca54bc32', 'localhost', 'pQECAyYgASFYIDme1BlwyeC9m7qMJT_jodU5JsXA91fvudKZo5Fy7S2-IlggwwxYkFdeaIQFnid5nJuYGln5r2MMTvhryUIXjuyaaaU', 2, 'Clef', 1005, 1005);
INSERT INTO public.server_keys VALUES ('vapid', 'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1Ixws4NjgjoMwKjWNIH-EJ8LMOe_gojD9_hnJoY60o-hRANCAASJWpuG-cT2w-pTArF46P6e5X2PA6F2Ngvihhpkjqno0_Dza0AVy9T4mQkFUowW1DmmH04P8lhAHw2tr4Q0vDLx');
INSERT INTO public.tables VALUES ('table53', 'agent_hunter', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite54', 19265, 'gathering', 'Aïcha', 1, 19265, 2);
INSERT INTO public.tables VALUES ('table13', 'agent_hunter', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite14', 1013, 'playing', 'Aïcha', 2, 19265, 15);
INSERT INTO public.tables VALUES ('table19', 'agent_hunter', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite20', 4635, 'playing', 'Bob', 2, 4635, 8);
INSERT INTO public.tables VALUES ('table21', 'agents_secrets', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite22', 4635, 'playing', 'Aïcha', 2, 19265, 25);
INSERT INTO public.tables VALUES ('table5', 'agent_hunter', 1, 2, '{}', '{"listed":true,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 1, 'invite6', 1001, 'over', 'NXia1q', 2, 1011, 28);
INSERT INTO public.tables VALUES ('table27', 'double_agent', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite28', 8264, 'playing', 'Aïcha', 2, 19265, 16);
INSERT INTO public.tables VALUES ('table1', 'agent_hunter', 1, 2, '{}', '{"listed":true,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 1, 'invite2', 1001, 'over', 'NZoe1q', 2, 1012, 35);
INSERT INTO public.tables VALUES ('table33', 'kryptos', 1, 3, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite34', 11893, 'playing', 'Aïcha', 3, 19265, 17);
INSERT INTO public.tables VALUES ('table45', 'spies_vs_spies', 1, 3, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite46', 19265, 'playing', 'Bob', 3, 19265, 9);
INSERT INTO public.tables VALUES ('table3', 'double_agent', 1, 2, '{}', '{"listed":true,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 1, 'invite4', 1001, 'over', 'NYan1q', 2, 1013, 49);
INSERT INTO public.tables VALUES ('table43', 'spies_vs_spies', 1, 3, '{}', '{"listed":false,"pace":{"kind":"days","seconds":259200},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite44', 19263, 'playing', 'Aïcha', 3, 19265, 13);
INSERT INTO public.tables VALUES ('table41', 'spies_vs_spies', 1, 3, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":2,"seed":null}', 0, 'invite42', 15616, 'over', 'Bob', 3, 15663, 153);
INSERT INTO public.tables VALUES ('table35', 'kryptos', 1, 3, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":2,"seed":null}', 0, 'invite36', 11902, 'over', 'Bob', 3, 12007, 343);
INSERT INTO public.tables VALUES ('table29', 'double_agent', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":2,"seed":null}', 0, 'invite30', 8273, 'over', 'Bob', 2, 8293, 45);
INSERT INTO public.tables VALUES ('table15', 'agent_hunter', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":2,"seed":null}', 0, 'invite16', 1022, 'over', 'Bob', 2, 1033, 25);
INSERT INTO public.tables VALUES ('table23', 'agents_secrets', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":2,"seed":null}', 0, 'invite24', 4644, 'over', 'Bob', 2, 4664, 87);
INSERT INTO public.tables VALUES ('table25', 'agents_secrets', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite26', 8264, 'playing', 'Bob', 2, 8264, 7);
INSERT INTO public.tables VALUES ('table31', 'double_agent', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite32', 11893, 'playing', 'Bob', 2, 11893, 9);
INSERT INTO public.tables VALUES ('table37', 'kryptos', 1, 3, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite38', 15607, 'playing', 'Bob', 3, 15607, 9);
INSERT INTO public.tables VALUES ('table17', 'agent_hunter', 1, 2, '{}', '{"listed":false,"pace":{"kind":"days","seconds":259200},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite18', 4633, 'playing', 'Aïcha', 2, 19265, 8);
INSERT INTO public.tables VALUES ('table39', 'spies_vs_spies', 1, 3, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite40', 15607, 'playing', 'Aïcha', 3, 19265, 17);
INSERT INTO public.tables VALUES ('table47', 'agent_hunter', 1, 2, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite48', 19265, 'left', '', 2, 19265, 6);
INSERT INTO public.tables VALUES ('table49', 'kryptos', 1, 3, '{}', '{"listed":false,"pace":{"kind":"none","seconds":0},"away":"ask","notebook":true,"delay":0,"seed":null}', 0, 'invite50', 19265, 'left', '', 0, 19265, 4);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_secret_key UNIQUE (secret);
ALTER TABLE ONLY public.circle_coming
    ADD CONSTRAINT circle_coming_pkey PRIMARY KEY (event_id, member);
ALTER TABLE ONLY public.circle_events
    ADD CONSTRAINT circle_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.circle_members
    ADD CONSTRAINT circle_members_pkey PRIMARY KEY (circle_id, member);
ALTER TABLE ONLY public.circle_rounds
    ADD CONSTRAINT circle_rounds_pkey PRIMARY KEY (event_id, number);
ALTER TABLE ONLY public.circle_seasons
    ADD CONSTRAINT circle_seasons_pkey PRIMARY KEY (circle_id, number);
ALTER TABLE ONLY public.circle_tables
    ADD CONSTRAINT circle_tables_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.circles
    ADD CONSTRAINT circles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.debriefs
    ADD CONSTRAINT debriefs_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (holder_hash);
ALTER TABLE ONLY public.holders
    ADD CONSTRAINT holders_pkey PRIMARY KEY (token_hash, table_id, seat);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.mail_asked
    ADD CONSTRAINT mail_asked_pkey PRIMARY KEY (address);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.notification_settings
    ADD CONSTRAINT notification_settings_pkey PRIMARY KEY (holder);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (channel, table_id, seat, decision);
ALTER TABLE ONLY public.owed_turns
    ADD CONSTRAINT owed_turns_pkey PRIMARY KEY (table_id, seat, decision);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.server_keys
    ADD CONSTRAINT server_keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX challenges_device ON public.challenges USING btree (device);
CREATE INDEX channels_holder ON public.channels USING btree (holder);
CREATE INDEX circle_events_circle ON public.circle_events USING btree (circle_id, created);
CREATE INDEX circle_events_phase ON public.circle_events USING btree (phase);
CREATE UNIQUE INDEX circle_members_holder ON public.circle_members USING btree (holder, circle_id) WHERE (holder IS NOT NULL);
CREATE INDEX circle_tables_circle ON public.circle_tables USING btree (circle_id, ended);
CREATE INDEX circle_tables_round ON public.circle_tables USING btree (event_id, round);
CREATE INDEX deliveries_channel ON public.deliveries USING btree (channel);
CREATE INDEX deliveries_due ON public.deliveries USING btree (due);
CREATE INDEX devices_changed ON public.devices USING btree (changed);
CREATE INDEX devices_holder ON public.devices USING btree (holder);
CREATE INDEX holders_seat ON public.holders USING btree (table_id, seat);
CREATE UNIQUE INDEX log_command ON public.log USING btree (table_id, seat, command) WHERE (command IS NOT NULL);
CREATE INDEX log_sitting ON public.log USING btree (table_id) WHERE (kind = ANY (ARRAY['sit'::text, 'hold'::text]));
CREATE INDEX log_talk ON public.log USING btree (at) WHERE (kind = 'say'::text);
CREATE INDEX outbox_delivery ON public.outbox USING btree (delivery);
CREATE INDEX owed_turns_deadline ON public.owed_turns USING btree (deadline);
CREATE INDEX owed_turns_told ON public.owed_turns USING btree (told, at);
CREATE INDEX passkeys_holder ON public.passkeys USING btree (holder);
CREATE INDEX tables_listed ON public.tables USING btree (listed, phase, created);
ALTER TABLE ONLY public.circle_coming
    ADD CONSTRAINT circle_coming_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.circle_events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_events
    ADD CONSTRAINT circle_events_circle_id_fkey FOREIGN KEY (circle_id) REFERENCES public.circles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_members
    ADD CONSTRAINT circle_members_circle_id_fkey FOREIGN KEY (circle_id) REFERENCES public.circles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_rounds
    ADD CONSTRAINT circle_rounds_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.circle_events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_seasons
    ADD CONSTRAINT circle_seasons_circle_id_fkey FOREIGN KEY (circle_id) REFERENCES public.circles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_tables
    ADD CONSTRAINT circle_tables_circle_id_fkey FOREIGN KEY (circle_id) REFERENCES public.circles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_tables
    ADD CONSTRAINT circle_tables_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.debriefs
    ADD CONSTRAINT debriefs_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_channel_fkey FOREIGN KEY (channel) REFERENCES public.channels(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.holders
    ADD CONSTRAINT holders_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_channel_fkey FOREIGN KEY (channel) REFERENCES public.channels(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.owed_turns
    ADD CONSTRAINT owed_turns_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
