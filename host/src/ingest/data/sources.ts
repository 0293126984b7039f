// Traffic sources that the open list (enrich/openSources.ts) lacks or that we classify differently. Line format: name |
// domains and Android packages | other values of utm_source. A domain covers all its subdomains, and a package prefix
// covers all packages below it. For a search engine, only hosts that search are covered. `.*` is the domain of any
// country: google.* includes google.co.uk.

export type SourceKind = "search" | "social" | "video" | "email" | "ai" | "audio" | "sms" | "push" | "ads" | "site";

export const ownSources: Record<SourceKind, string> = {
  ai: `
ChatGPT | chatgpt.com chat.openai.com openai.com com.openai.chatgpt | chatgpt openai gpt searchgpt chat-gpt
Perplexity | perplexity.ai perplexity.com ai.perplexity.app.android | perplexity pplx perplexityai
Claude | claude.ai anthropic.com claude.com com.anthropic.claude | claude anthropic
Gemini | gemini.google.com bard.google.com aistudio.google.com com.google.android.apps.bard | gemini bard google-gemini
NotebookLM | notebooklm.google.com notebooklm.google | notebooklm
Microsoft Copilot | copilot.microsoft.com copilot.com copilot.cloud.microsoft m365.cloud.microsoft edgeservices.bing.com com.microsoft.copilot | copilot microsoft-copilot bing-copilot bingchat
DeepSeek | deepseek.com com.deepseek.chat | deepseek
Grok | grok.com x.ai ai.x.grok | grok xai
Meta AI | meta.ai com.facebook.stella | metaai meta-ai
Mistral | mistral.ai chat.mistral.ai lechat.mistral.ai ai.mistral.chat | mistral lechat le-chat
You.com | you.com | you-com youdotcom
Phind | phind.com | phind
Poe | poe.com com.poe.android | poe
Character.AI | character.ai ai.character.app | characterai
Kimi | kimi.com kimi.ai kimi.moonshot.cn com.moonshot.kimichat | kimi
Doubao | doubao.com com.larus.nova | doubao
Qwen | chat.qwen.ai qwen.ai qianwen.com tongyi.com tongyi.aliyun.com qianwen.aliyun.com | qwen tongyi
Ernie Bot | yiyan.baidu.com chat.baidu.com ai.baidu.com ernie.baidu.com wenxin.baidu.com | ernie yiyan
Yuanbao | yuanbao.tencent.com | yuanbao
ChatGLM | chatglm.cn chat.z.ai | chatglm
MiniMax | minimax.io hailuoai.com | minimax
Felo | felo.ai | felo
Genspark | genspark.ai | genspark
iAsk | iask.ai | iask
Andi | andisearch.com | andi
Pi | pi.ai | inflection
HuggingChat | huggingface.co | huggingface huggingchat
Liner | liner.com getliner.com | liner
Consensus | consensus.app | consensus
Elicit | elicit.com elicit.org | elicit
Blackbox AI | blackbox.ai blackboxai.com | blackboxai
Duck.ai | duck.ai | duckai
Komo | komo.ai | komo
Manus | manus.im | manus
Writesonic | writesonic.com app.writesonic.com | writesonic
Jasper | jasper.ai | jasper
Groq | groq.com chat.groq.com | groq
Cohere | coral.cohere.com dashboard.cohere.com | cohere
Chat+ | chatplus.com chat-gpt.org | chatplus
Arc Search | search.arc.net | arc-search
Exa | exa.ai | exa
GigaChat | giga.chat developers.sber.ru | gigachat
Alice AI | alice.yandex.ru ya.chat | alice
Lumo | lumo.proton.me | lumo
T3 Chat | t3.chat | t3chat
OpenRouter | openrouter.ai | openrouter`,

  email: `
Gmail | mail.google.* mail.googlemail.com inbox.google.com com.google.android.gm com.google.android.gm.lite | gmail googlemail
Outlook | outlook.live.com outlook.office.com outlook.office365.com outlook.cloud.microsoft outlook.com outlook.* hotmail.* mail.live.com safelinks.protection.outlook.com com.microsoft.office.outlook com.microsoft.outlooklite | outlook hotmail
Yahoo Mail | mail.yahoo.* mail.yahoo.net com.yahoo.mobile.client.android.mail | yahoo-mail ymail
AOL Mail | mail.aol.* com.aol.mobile.aolapp com.aol.mobile.aolclient | aol-mail
Apple Mail | com.apple.mobilemail icloud.com www.icloud.com | applemail icloud
Proton Mail | mail.proton.me mail.protonmail.com ch.protonmail.android proton.me | proton protonmail
Mail.ru | mail.ru e.mail.ru light.mail.ru touch.mail.ru octavius.mail.ru ru.mail.mailapp | mailru
Yandex Mail | mail.yandex.* ru.yandex.mail | yandex-mail
Zoho Mail | mail.zoho.* com.zoho.mail | zoho-mail
QQ Mail | mail.qq.com exmail.qq.com wx.mail.qq.com com.tencent.androidqqmail | qqmail
NetEase Mail | mail.163.com mail.126.com mail.yeah.net com.netease.mail | netease
Naver Mail | mail.naver.com com.nhn.android.mail | naver-mail
GMX | gmx.* deref-gmx.* navigator.gmx.* lightmailer.gmx.* lightmailer-bs.gmx.net lightmailer-bap.gmx.net bap.navigator.gmx.net de.gmx.mobile.android.mail | gmx
Web.de | web.de deref-web.de deref-web-02.de 3c.web.de 3c-bap.web.de lightmailer.web.de lightmailer-bs.web.de lightmailer-bap.web.de navigator.web.de de.web.mobile.android.mail | web-de
Mail.com | mail.com deref-mail.com 3c-lxa.mail.com navigator.mail.com | mail-com
IONOS | deref-1und1-02.de deref-1und1.de mailbusiness.ionos.* | ionos
T-Online | email.t-online.de lightmailer.t-online.de | t-online-mail
Orange Mail | messagerie.orange.fr wmail.orange.fr mail01.orange.fr mail02.orange.fr messageriepro3.orange.fr | orange-mail
Bluewin | rich-v01.bluewin.ch rich-v02.bluewin.ch email.bluewin.ch | bluewin-mail
UPC | upcmail.hispeed.ch | upc-mail
EarthLink | com.earthlink.myearthlink | earthlink
Fastmail | fastmail.com app.fastmail.com com.fastmail.app | fastmail
Tuta | tutanota.com tuta.com de.tutao.tutanota | tuta tutanota
HEY | hey.com | hey
Superhuman | superhuman.com mail.superhuman.com | superhuman
Samsung Email | com.samsung.android.email.provider com.samsung.android.email | samsung-email
Spark | com.readdle.spark sparkmailapp.com | spark
Thunderbird | com.fsck.k9 net.thunderbird.android | thunderbird
BlueMail | me.bluemail.mail | bluemail
Edison Mail | com.easilydo.mail | edison
myMail | com.my.mail | mymail
Mailspring | getmailspring.com | mailspring
Front | app.frontapp.com | front
Roundcube | roundcube.net | roundcube
Posteo | posteo.de | posteo
Mailbox.org | mailbox.org office.mailbox.org | mailbox-org
Libero Mail | mail1.libero.it mail2.libero.it webmail.libero.it | libero-mail
Seznam Email | email.seznam.cz | seznam-email
Onet Poczta | poczta.onet.pl | onet-poczta
WP Poczta | poczta.wp.pl profil.wp.pl | wp-poczta
Interia Poczta | poczta.interia.pl | interia-poczta
O2 Poczta | poczta.o2.pl | o2-poczta
Rediffmail | mail.rediff.com | rediffmail
Proofpoint | urldefense.com urldefense.proofpoint.com urldefense.us | proofpoint
Mimecast | mimecast.com mimecastprotect.com | mimecast
Barracuda | linkprotect.cudasvc.com | barracuda
Cisco Secure Email | secure-web.cisco.com | cisco-email
Symantec Email | clicktime.symantec.com | symantec
Trend Micro Email | imsva91-ctp.trendmicro.com | trendmicro
Avanan | avanan.click checkpoint.url-protection.com | avanan
FireEye | protect2.fireeye.com | fireeye
Newsletter | | newsletter newsletters email emails e-mail mail mailing edm eblast email-blast emailing mailing-list nl enews
Mailchimp | mailchi.mp list-manage.com list-manage1.com list-manage2.com campaign-archive.com mailchimp.com com.mailchimp.mailchimp | mailchimp mc
Mandrill | mandrillapp.com | mandrill
Klaviyo | klclick.com klclick1.com klclick2.com klclick3.com klaviyomail.com klaviyo.com | klaviyo
HubSpot | hubspotemail.net sidekickopen.com hubspotlinks.com hubspotlinksfree.com hs-email.net | hubspot hs-email hs-automation hubspot-email hs_email
SendGrid | sendgrid.net ct.sendgrid.net sendgrid.com | sendgrid twilio-sendgrid
Brevo | sendibm1.com sendibm2.com sendibm3.com sendibt2.com sendibt3.com brevo.com | brevo sendinblue
ActiveCampaign | activehosted.com emlnk.com acemlna.com acemlnb.com acemlnc.com activecampaign.com | activecampaign
MailerLite | mlsend.com mlsend2.com mailerlite.com | mailerlite
Kit | convertkit-mail.com convertkit-mail2.com convertkit-mail4.com convertkit.com | convertkit kit
Campaign Monitor | createsend.com createsend1.com cmail19.com cmail20.com | campaignmonitor
Constant Contact | rs6.net constantcontact.com | constantcontact
GetResponse | getresponse.com | getresponse
AWeber | aweber.com clicks.aweber.com | aweber
Mailjet | mjt.lu mailjet.com | mailjet
Mailgun | mailgun.org mailgun.net | mailgun
Postmark | pstmrk.it | postmark
Amazon SES | awstrack.me | ses amazonses
Customer.io | customeriomail.com | customerio
Iterable | links.iterable.com | iterable
Braze | ablink.braze.com | braze
Marketo | mkto.com mktoweb.com | marketo
Eloqua | en25.com eloqua.com | eloqua
Pardot | pardot.com go.pardot.com | pardot
Salesforce Marketing Cloud | exct.net exacttarget.com sfmc-content.com | sfmc exacttarget salesforce marketingcloud
Responsys | rsys2.com rsys5.com | responsys
Emarsys | emarsys.net emarsys.com | emarsys
Omnisend | omnisend.com soundestlink.com | omnisend
Drip | getdrip.com dripemail2.com | drip
Moosend | moosend.com | moosend
SendPulse | sendpulse.com sendpulse.email | sendpulse
CleverReach | cleverreach.com crsend.com | cleverreach
rapidmail | rapidmail.de emailsys1a.net | rapidmail
Mailpoet | mailpoet.com | mailpoet
Buttondown | buttondown.email buttondown.com | buttondown
beehiiv | link.mail.beehiiv.com | beehiiv
Substack email | substackmail.com email.mg1.substack.com | substack-email substack-newsletter
Loops | loops.so | loops
Resend | resend-clicks.com | resend
Intercom | intercom-clicks.com intercom-mail.com | intercom
Sendy | | sendy
Listmonk | | listmonk
Vero | | vero
Autopilot | | autopilot
Dotdigital | dotdigital-pages.com dmtrk.net | dotdigital dotmailer
Acoustic | mkt4355.com mkt5270.com | acoustic silverpop
Sailthru | sailthru.com | sailthru
Benchmark Email | bmetrack.com | benchmarkemail
Sender | sender.net | sender
Flodesk | flodesk.com | flodesk`,

  video: `
YouTube | youtube.* youtu.be m.youtube.com youtube-nocookie.com music.youtube.com yt.be com.google.android.youtube com.google.android.apps.youtube | youtube yt youtube-ads ytads
Vimeo | vimeo.com com.vimeo.android.videoapp | vimeo
Twitch | twitch.tv tv.twitch.android.app | twitch
Dailymotion | dailymotion.com dai.ly com.dailymotion.dailymotion | dailymotion
Bilibili | bilibili.com b23.tv bilibili.tv tv.danmaku.bili | bilibili
Rumble | rumble.com com.rumble.battles | rumble
Odysee | odysee.com | odysee
Wistia | wistia.com wistia.net wi.st | wistia
Vidyard | vidyard.com | vidyard
Loom | loom.com | loom
Netflix | netflix.com com.netflix.mediaclient | netflix
Hulu | hulu.com | hulu
Disney+ | disneyplus.com | disneyplus
Prime Video | primevideo.com com.amazon.avod | primevideo
Youku | youku.com com.youku.phone | youku
iQIYI | iqiyi.com iq.com | iqiyi
Tencent Video | v.qq.com | tencentvideo
Niconico | nicovideo.jp nico.ms | niconico nicovideo
PeerTube | peertube.tv joinpeertube.org | peertube
Kick | kick.com | kick
Bitchute | bitchute.com | bitchute
Rutube | rutube.ru | rutube
VK Video | vkvideo.ru | vkvideo
TED | ted.com | ted
Nebula | nebula.tv nebula.app | nebula
Streamable | streamable.com | streamable
Metacafe | metacafe.com | metacafe
Huya | huya.com | huya
Douyu | douyu.com | douyu
TwitCasting | twitcasting.tv | twitcasting`,

  audio: `
Spotify | open.spotify.com spotify.com com.spotify.music | spotify
Apple Podcasts | podcasts.apple.com com.apple.podcasts | apple-podcasts applepodcasts
Pocket Casts | pocketcasts.com pca.st au.com.shiftyjelly.pocketcasts | pocketcasts
Overcast | overcast.fm | overcast
Podcast | | podcast podcasts radio audio
Castbox | castbox.fm fm.castbox.audiobook.radio.podcast | castbox
Deezer | deezer.com deezer.page.link | deezer
Podbean | podbean.com | podbean
Player FM | player.fm | playerfm
iHeart | iheart.com | iheart iheartradio
Pandora | pandora.com | pandora
TuneIn | tunein.com | tunein
Castro | castro.fm | castro
Audible | audible.* com.audible.application | audible
Ximalaya | ximalaya.com | ximalaya`,

  sms: `
SMS | com.google.android.apps.messaging com.samsung.android.messaging com.apple.mobilesms com.android.mms | sms mms rcs text text-message
Attentive | attn.tv attentivemobile.com | attentive
Postscript | pscrpt.io | postscript
SMSBump | | smsbump yotpo-sms
Twilio | | twilio`,

  push: `
Push notification | | push web-push webpush push-notification notification mobile-push app-push
OneSignal | onesignal.com | onesignal
Firebase | | firebase fcm
PushOwl | | pushowl
PushEngage | | pushengage
Pushwoosh | | pushwoosh
Webpushr | | webpushr
Airship | | airship urbanairship`,

  social: `
Facebook | facebook.com fb.com fb.me fb.watch fb.gg m.facebook.com l.facebook.com lm.facebook.com com.facebook.katana com.facebook.lite com.facebook | facebook fb fcb facebook-page facebook-group face-book facebookads fbads meta an audience-network facebook-mobile
Messenger | m.me messenger.com l.messenger.com com.facebook.orca com.facebook.mlite | messenger msg
Instagram | instagram.com l.instagram.com ig.me com.instagram.android com.instagram.lite | instagram ig insta igshopping instagram-stories linkinbio
Threads | threads.net threads.com l.threads.net l.threads.com com.instagram.barcelona | threads th
Workplace | workplace.com l.workplace.com lm.workplace.com | workplace
X | x.com twitter.com t.co mobile.twitter.com tweetdeck.com com.twitter.android com.twitter.android.lite com.atebits.tweetie2 | x twitter tw x-com twitter-x tweet
LinkedIn | linkedin.com lnkd.in linkedin.cn com.linkedin.android linkedin.android | linkedin li linkedin-ads linkedinads linked-in
TikTok | tiktok.com vm.tiktok.com tiktokv.com com.zhiliaoapp.musically com.ss.android.ugc.trill com.tiktok | tiktok tik-tok tt tiktokads tik.tok
Douyin | douyin.com iesdouyin.com com.ss.android.ugc.aweme | douyin
Snapchat | snapchat.com snap.com t.snapchat.com com.snapchat.android | snapchat snap sc
Pinterest | pinterest.* pin.it com.pinterest | pinterest pin
Reddit | reddit.com redd.it out.reddit.com old.reddit.com com.reddit.frontpage com.reddit com.laurencedawson.reddit_sync com.andrewshu.android.reddit com.onelouder.baconreader | reddit reddit-ads
Lemmy | lemmy.world lemmy.ml lemm.ee feddit.org feddit.de sh.itjust.works io.syncapps.lemmy_sync | lemmy
Tildes | tildes.net com.talklittle.android.tildes | tildes
Hacker News | news.ycombinator.com hckrnews.com hn.algolia.com io.github.hidroh.materialistic | hackernews hn hacker-news ycombinator
Lobsters | lobste.rs | lobsters
Product Hunt | producthunt.com | producthunt ph
Indie Hackers | indiehackers.com | indiehackers
Slashdot | slashdot.org | slashdot
Bluesky | bsky.app go.bsky.app bsky.social skyfeed.app xyz.blueskyweb.app | bluesky bsky
Mastodon | mastodon.social mastodon.online mastodon.cloud mastodon.xyz mastodon.art mastodon.at mastodon.world mastodon.nz mastodon.scot mastodon.eus mastodon.green mastodon.ie mastodon.uno mastodonapp.uk mastodont.cat mstdn.social mstdn.jp mstdn.io mstdn.party mstdn.ca mas.to masto.ai masto.nu fosstodon.org hachyderm.io infosec.exchange techhub.social chaos.social mamot.fr pawoo.net social.tchncs.de social.vivaldi.net troet.cafe norden.social det.social aus.social sfba.social indieweb.social front-end.social phanpy.social elk.zone universeodon.com c.im ohai.social toot.community toot.cafe typo.social vis.social newsie.social graphics.social botsin.space bitcoinhackers.org cybre.space knzk.me quey.org tkm.eus ruby.social functional.cafe fediscience.org scholar.social org.joinmastodon.android | mastodon fediverse
Pixelfed | pixelfed.social pixelfed.de pixelfed.uno pxlmo.com metapixl.com pixey.org pix.toot.wales | pixelfed
Misskey | misskey.io | misskey
Nostr | primal.net iris.to snort.social | nostr
Truth Social | truthsocial.com | truthsocial
Gab | gab.com | gab
Mewe | mewe.com | mewe
WhatsApp | whatsapp.com web.whatsapp.com wa.me api.whatsapp.com l.wl.co com.whatsapp com.whatsapp.w4b | whatsapp wa whats-app
Telegram | t.me telegram.org telegram.me web.telegram.org webk.telegram.org org.telegram.messenger org.telegram org.thunderdog.challegram | telegram tg
Signal | signal.org org.thoughtcrime.securesms | signal
Discord | discord.com discord.gg discordapp.com com.discord | discord
Slack | slack.com app.slack.com slack-redir.net com.slack | slack
Microsoft Teams | teams.microsoft.com teams.live.com teams.cloud.microsoft statics.teams.cdn.office.net com.microsoft.teams | teams msteams
Google Chat | chat.google.com com.google.android.apps.dynamite | googlechat
Skype | web.skype.com skype.com com.skype.raider | skype
LINE | line.me liff.line.me jp.naver.line.android | line
KakaoTalk | kakao.com kakaotalk.com com.kakao.talk | kakao kakaotalk
Viber | viber.com com.viber.voip | viber
WeChat | wechat.com weixin.qq.com mp.weixin.qq.com open.weixin.qq.com channels.weixin.qq.com com.tencent.mm | wechat weixin
QQ | qzone.qq.com user.qzone.qq.com im.qq.com com.tencent.mobileqq com.qzone | qq qzone
Weibo | weibo.com weibo.cn m.weibo.cn t.cn com.sina.weibo | weibo
Xiaohongshu | xiaohongshu.com xhslink.com rednote.com com.xingin.xhs | xiaohongshu xhs rednote
Kuaishou | kuaishou.com kwai.com com.kwai.video | kuaishou kwai
Zhihu | zhihu.com link.zhihu.com com.zhihu.android | zhihu
Douban | douban.com com.douban.frodo | douban
Baidu Tieba | tieba.baidu.com | tieba
V2EX | v2ex.com | v2ex
Naver Blog | blog.naver.com m.blog.naver.com cafe.naver.com m.cafe.naver.com post.naver.com band.us com.nhn.android.blog com.nhn.android.navercafe | naverblog navercafe
Daum Cafe | cafe.daum.net brunch.co.kr | daumcafe
Tistory | tistory.com | tistory
Ameba | ameblo.jp ameba.jp | ameba
Hatena | hatena.ne.jp b.hatena.ne.jp hatenablog.com | hatena
note | note.com | note
5ch | 5ch.net 2ch.sc | 5ch
Plurk | plurk.com | plurk
PTT | ptt.cc | ptt
Dcard | dcard.tw | dcard
VK | vk.com vk.ru m.vk.com away.vk.com vk.cc vkontakte.ru com.vkontakte.android | vk vkontakte
OK.ru | ok.ru odnoklassniki.ru ru.ok.android | ok odnoklassniki
Pikabu | pikabu.ru | pikabu
Habr | habr.com | habr
Zen | dzen.ru zen.yandex.ru | dzen zen
XING | xing.com com.xing.android | xing
Tumblr | tumblr.com t.umblr.com href.li com.tumblr | tumblr
Ask.fm | ask.fm | askfm
Quora | quora.com com.quora.android | quora
Stack Overflow | stackoverflow.com stackexchange.com serverfault.com superuser.com askubuntu.com stackapps.com mathoverflow.net | stackoverflow stackexchange
Medium | medium.com com.medium.reader | medium
DEV | dev.to | devto dev-to
Hashnode | hashnode.com | hashnode
Disqus | disqus.com disq.us | disqus
Flipboard | flipboard.com flipboard.app flip.it | flipboard
LiveJournal | livejournal.com | livejournal
Myspace | myspace.com | myspace
Skyrock | skyrock.com | skyrock
Meetup | meetup.com com.meetup | meetup
Nextdoor | nextdoor.* com.nextdoor | nextdoor
Clubhouse | clubhouse.com joinclubhouse.com | clubhouse
BeReal | bere.al bereal.com | bereal
Goodreads | goodreads.com | goodreads
Letterboxd | letterboxd.com | letterboxd
Strava | strava.com | strava
Houzz | houzz.* | houzz
Yammer | yammer.com web.yammer.com engage.cloud.microsoft com.yammer.v1 | yammer viva-engage
Behance | behance.net | behance
Dribbble | dribbble.com | dribbble
DeviantArt | deviantart.com | deviantart
ArtStation | artstation.com | artstation
Flickr | flickr.com flic.kr | flickr
500px | 500px.com | 500px
Imgur | imgur.com | imgur
Giphy | giphy.com | giphy
SoundCloud | soundcloud.com gate.sc snd.sc com.soundcloud.android | soundcloud
Last.fm | last.fm lastfm.* | lastfm
Patreon | patreon.com | patreon
Linktree | linktr.ee linktree.com | linktree
Lnk.Bio | lnk.bio | lnkbio
Beacons | beacons.ai | beacons
bio.link | bio.link linkin.bio bio.site taplink.cc campsite.bio solo.to carrd.co komi.io stan.store | biolink bio-link
Buffer | buffer.com bufferapp.com buff.ly | buffer
Hootsuite | hootsuite.com ow.ly | hootsuite
Sprout Social | sproutsocial.com | sproutsocial sprout
Later | later.com | later
dlvr.it | dlvr.it | dlvrit
Social media | | social social-media socialmedia social-network sm organic-social smm
Digg | digg.com | digg
Pocket | getpocket.com com.ideashower.readitlater.pro | pocket
Mix | mix.com | mix
Taringa | taringa.net | taringa
FetLife | fetlife.com | fetlife
Peepeth | peepeth.com | peepeth
lang-8 | lang-8.com | lang8
GREE | gree.jp | gree
MissEvan | missevan.com | missevan
Google+ | com.google.android.apps.plus | googleplus
MeinVZ | meinvz.net | meinvz
Vero Social | vero.co | vero-social
ShareChat | sharechat.com | sharechat
Koo | kooapp.com | koo
Zalo | zalo.me com.zing.zalo | zalo
Glassdoor | glassdoor.* | glassdoor
ResearchGate | researchgate.net | researchgate
Academia.edu | academia.edu | academia
Polywork | polywork.com | polywork
Blind | teamblind.com | blind
Steam | steamcommunity.com | steamcommunity`,

  search: `
Google | google.* google.com lens.google.com lens.google images.google.* image.google.* cse.google.* scholar.google.* blogsearch.google.* shopping.google.* ipv6.google.* encrypted.google.com cdn.ampproject.org ampproject.org syndicatedsearch.goog com.google.android.googlequicksearchbox com.google.android.apps.searchlite com.google.android.apps.searchbox wwwgoogle.* gogole.* gppgle.* googel.* | google google-search google.com google-organic adwords googleads gads google-ads gmb gbp google-business-profile googlemybusiness google-my-business google-maps google-local google-shopping googleshopping pmax googlesearch dv360 sa360
Bing | bing.com cn.bing.com global.bing.com ntp.msn.com ntp.msn.cn com.microsoft.bing | bing bingads bing-ads microsoft microsoftads microsoft-ads msn-ads adcenter
DuckDuckGo | duckduckgo.com lite.duckduckgo.com html.duckduckgo.com start.duckduckgo.com safe.duckduckgo.com noai.duckduckgo.com duckduckgogg42xjoc72x3sjasowoarfbgcmvfimaftt6twagswzczad.onion com.duckduckgo.mobile.android | duckduckgo ddg duck
Yahoo | yahoo.com yahoo.* search.yahoo.* images.yahoo.* r.search.yahoo.com image.search.yahoo.co.jp video.search.yahoo.co.jp com.yahoo.search | yahoo yahoo-gemini yahoo-ads yahoosearch yahoo-japan
Brave Search | search.brave.com | brave bravesearch brave-search
Yandex | yandex.* ya.ru yandex.ru clck.yandex.* images.yandex.* ru.yandex.searchplugin | yandex yandex-search
Baidu | baidu.com m.baidu.com baidu.co.th baidu.jp com.baidu.searchbox | baidu
Ecosia | ecosia.org com.ecosia.android | ecosia
Qwant | qwant.com lite.qwant.com com.qwant.liberty | qwant
Startpage | startpage.com startpage.cn eu.startpage.com ixquick.* ixquick.eu startpagel6srwcjlue4zgq3zevrujfaow726kjytqbbjyrswwmjzcqd.onion | startpage ixquick
Kagi | kagi.com | kagi
Naver | naver.com m.naver.com search.naver.com m.search.naver.com com.nhn.android.search | naver
Daum | daum.net m.daum.net search.daum.net m.search.daum.net net.daum.android.daum | daum
Nate | nate.com search.daum.nate.com | nate
Zum | zum.com search.zum.com | zum
Seznam | seznam.cz search.seznam.cz videa.seznam.cz | seznam sklik
Sogou | sogou.com wap.sogou.com english.sogou.com com.sogou.activity.src | sogou
360 Search | so.com m.so.com sou.com haosou.com so.360.cn 360.cn com.qihoo.haosou | 360 haosou
Shenma | sm.cn m.sm.cn quark.sm.cn com.quark.browser | shenma
Toutiao Search | so.toutiao.com | toutiao-search
AOL | aol.com aol.* search.aol.* suche.aol.de o2suche.aol.de aolsearch.com | aol
Ask | ask.com uk.ask.com ask.* search.ask.com search-results.com searchqu.com search.tb.ask.com | ask
MSN Search | search.msn.* | msn-search
Dogpile | dogpile.com | dogpile
Mojeek | mojeek.com | mojeek
Swisscows | swisscows.com swisscows.ch | swisscows
Presearch | presearch.com presearch.org | presearch
MetaGer | metager.org metager.de metager.es | metager
Gibiru | gibiru.com | gibiru
Lilo | lilo.org search.lilo.org | lilo
OneSearch | onesearch.com | onesearch
Lycos | lycos.* search.lycos.com | lycos
Biglobe | biglobe.ne.jp biglobe.co.jp images.search.biglobe.ne.jp | biglobe
Cốc Cốc | coccoc.com com.coccoc.trinhduyet | coccoc
search.ch | search.ch | search-ch
T-Online | suche.t-online.de | t-online
Rambler | rambler.ru nova.rambler.ru | rambler
ZapMeta | zapmeta.* zapmetasearch.* | zapmeta
Info.com | info.com | info-com
Excite | excite.* | excite
WebCrawler | webcrawler.com | webcrawler
SearXNG | searx.be searx.space searxng.site paulgo.io search.inetol.net baresearch.org priv.au | searx searxng
Whoogle | whoogle.io | whoogle
KARMA | karmasearch.org | karma
Ekoru | ekoru.org | ekoru
OceanHero | oceanhero.today | oceanhero
Yep | yep.com | yep
Stract | stract.com | stract
Marginalia | marginalia.nu marginalia-search.com | marginalia
Freespoke | freespoke.com | freespoke
Entireweb | entireweb.com | entireweb
Fireball | fireball.com fireball.de | fireball
PrivacyWall | privacywall.org | privacywall
SearchLock | searchlock.com | searchlock
Search Encrypt | searchencrypt.com | searchencrypt
Disconnect Search | search.disconnect.me | disconnect
Torry | torry.io | torry
TUSK | tusksearch.com | tusk
Vuhuv | vuhuv.com | vuhuv
Laban | laban.vn | laban
Epic Search | epicsearch.in | epicsearch
Givero | givero.com | givero
Gigablast | gigablast.com | gigablast
Peekier | peekier.com | peekier
Neeva | neeva.com | neeva
Petal Search | petalsearch.com | petalsearch
Onet | szukaj.onet.pl | onet-szukaj
Wirtualna Polska | szukaj.wp.pl | wp-szukaj
Virgilio | ricerca.virgilio.it | virgilio
Libero | ricerca.libero.it search.leonardo.it | libero
Sapo | pesquisa.sapo.pt | sapo
Walla | search.walla.co.il | walla
Centrum | search.centrum.cz | centrum
Zoznam | zoznam.sk | zoznam
Sputnik | sputnik.ru | sputnik
Mail.ru Search | go.mail.ru | mailru-search
Nifty | search.nifty.com videosearch.nifty.com search.azby.fmworld.net | nifty
goo | search.goo.ne.jp green.search.goo.ne.jp search.smt.docomo.ne.jp | goo
So-net | so-net.ne.jp video.so-net.ne.jp www.so-net.ne.jp | so-net
au one | search.auone.jp | auone
hao123 | hao123.com jp.hao123.com | hao123
Yippy | yippy.com | yippy
Wolfram Alpha | wolframalpha.com | wolframalpha
BASE | base-search.net | base-search
Benefind | benefind.de | benefind
AllTheInternet | alltheinternet.com | alltheinternet
AlohaFind | alohafind.com | alohafind
Safe search | safesearch.avira.com searches.safehomepage.com searches.f-secure.com k9safesearch.com juniorsafesearch.com trusted-search.com myprivatesearch.com only-search.com claro-search.com delta-search.com searchmobileonline.com | safesearch
Swiggle | swiggle.org.uk | swiggle
Surf Canyon | surfcanyon.com | surfcanyon
Yellowmap | yellowmap.de | yellowmap
Toppreise | toppreise.ch | toppreise
auone search | sp-search.auone.jp sp-web.search.auone.jp | sp-auone
Lenovo Start | start.lenovo.com | lenovo-start
WOW | wow.com | wow-com
Kadaza | kadaza.com | kadaza
Apple Search | com.apple.spotlight com.apple.searchd | apple-search spotlight apple-search-ads applesearchads asa`,

  ads: `
Google Ads | doubleclick.net googleads.g.doubleclick.net tpc.googlesyndication.com googlesyndication.com googleadservices.com adsensecustomsearchads.com 2mdn.net adservice.google.* | doubleclick gdn google-display googledisplay adsense dcm cm360
Criteo | criteo.com criteo.net | criteo
Taboola | taboola.com taboolanews.com | taboola
Outbrain | outbrain.com paid.outbrain.com | outbrain
AdRoll | adroll.com | adroll
The Trade Desk | adsrvr.org thetradedesk.com | tradedesk thetradedesk ttd
RTB House | rtbhouse.com creativecdn.com | rtbhouse
MGID | mgid.com | mgid
Revcontent | revcontent.com | revcontent
Teads | teads.tv teads.com | teads
Amazon Ads | amazon-adsystem.com | amazon-ads amazonads
Xandr | adnxs.com adnxs-simple.com | xandr appnexus
PubMatic | pubmatic.com | pubmatic
OpenX | openx.net | openx
Magnite | rubiconproject.com | magnite rubicon
Adform | adform.net adform.com | adform
Yandex Direct | an.yandex.ru yabs.yandex.* | yandex-direct yandexdirect direct-yandex
StackAdapt | stackadapt.com | stackadapt
PopAds | popads.net | popads
PropellerAds | propellerads.com | propellerads propeller
AppLovin | applovin.com | applovin
Unity Ads | unityads.unity3d.com | unityads
ironSource | ironsrc.com | ironsource
Microsoft Audience | adsdk.microsoft.com | msan
Carbon Ads | carbonads.net carbonads.com srv.carbonads.net | carbonads
EthicalAds | ethicalads.io | ethicalads`,

  site: `
Google News | news.google.* com.google.android.apps.magazines | google-news googlenews
Google Discover | discover.google.com | google-discover googlediscover discover
Google Maps | maps.google.* maps.app.goo.gl com.google.android.apps.maps | -
Google Play | play.google.com com.android.vending | google-play googleplay play-store
Google Search Console | search.google.com | -
Google Translate | translate.google.* translate.goog translate.googleusercontent.com | google-translate
Google Docs | docs.google.com com.google.android.apps.docs | google-docs
Yahoo Finance | finance.yahoo.* com.yahoo.mobile.client.android.finance | yahoo-finance
Yahoo News | news.yahoo.* | yahoo-news
MSN | msn.com msn.cn msn.* | msn
Apple | apple.com | -
Apple News | apple.news com.apple.news | apple-news applenews
App Store | apps.apple.com | app-store
SmartNews | smartnews.com jp.gocro.smartnews.android | smartnews
News Break | newsbreak.com | newsbreak
Toutiao | toutiao.com com.ss.android.article.news | toutiao
Feedly | feedly.com com.devhd.feedly | feedly
RSS | | rss feed
Inoreader | inoreader.com | inoreader
Wikipedia | wikipedia.org org.wikipedia | wikipedia
Fandom | fandom.com | fandom
GitHub | github.com github.io gist.github.com com.github.android | github
GitLab | gitlab.com | gitlab
Bitbucket | bitbucket.org | bitbucket
Codeberg | codeberg.org | codeberg
SourceForge | sourceforge.net | sourceforge
npm | npmjs.com | npm
Notion | notion.so notion.site notion.com | notion
Substack | substack.com open.substack.com com.substack.app | substack
Amazon | amazon.* com.amazon.mshop.android.shopping | amazon
eBay | ebay.* com.ebay.mobile | ebay
Etsy | etsy.com com.etsy.android | etsy
AliExpress | aliexpress.* | aliexpress
Alibaba | alibaba.com 1688.com | alibaba
Taobao | taobao.com tmall.com | taobao tmall
JD.com | jd.com | jd
Walmart | walmart.com | walmart
Rakuten | rakuten.co.jp rakuten.com | rakuten
Mercado Libre | mercadolibre.* mercadolivre.com.br | mercadolibre
Shopee | shopee.* | shopee
Lazada | lazada.* | lazada
Zalando | zalando.* | zalando
Idealo | idealo.* | idealo
Shopify | shopify.com shop.app com.shopify.arrive | shopify shop-app shop
G2 | g2.com | g2
Capterra | capterra.* | capterra
Trustpilot | trustpilot.* | trustpilot
Tripadvisor | tripadvisor.* | tripadvisor
Yelp | yelp.* | yelp
Baidu Zhidao | zhidao.baidu.com | -
Baidu Baike | baike.baidu.com | -
Salesforce | salesforce.com force.com | -
HubSpot site | hubspot.com | -
Bitly | bit.ly bitly.com | bitly
QR code | | qr qrcode qr-code flyer poster print`,
};
