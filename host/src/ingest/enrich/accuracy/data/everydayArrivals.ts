// Referrers and campaigns as ordinary sites receive them, written by hand with the source and channel that a marketer
// expects. Line format: referrer and/or the landing page's query | source | channel.
export const everydayArrivals = `
https://www.google.com/ | Google | Organic Search
https://www.google.co.uk/ | Google | Organic Search
https://www.google.com.br/ | Google | Organic Search
https://google.de/ | Google | Organic Search
https://www.google.com/url?q=https://shop.example/ | Google | Organic Search
https://images.google.fr/ | Google | Organic Search
https://lens.google.com/ | Google | Organic Search
https://scholar.google.com/ | Google | Organic Search
android-app://com.google.android.googlequicksearchbox/ | Google | Organic Search
android-app://com.google.android.googlequicksearchbox/https/www.google.com | Google | Organic Search
https://www.bing.com/ | Bing | Organic Search
https://cn.bing.com/ | Bing | Organic Search
https://duckduckgo.com/ | DuckDuckGo | Organic Search
https://html.duckduckgo.com/ | DuckDuckGo | Organic Search
https://search.yahoo.com/ | Yahoo | Organic Search
https://r.search.yahoo.com/ | Yahoo | Organic Search
https://fr.search.yahoo.com/ | Yahoo | Organic Search
https://search.yahoo.co.jp/ | Yahoo | Organic Search
https://www.yahoo.co.jp/ | Yahoo | Organic Search
https://yandex.ru/ | Yandex | Organic Search
https://yandex.com.tr/ | Yandex | Organic Search
https://yandex.kz/ | Yandex | Organic Search
https://ya.ru/ | Yandex | Organic Search
https://www.baidu.com/ | Baidu | Organic Search
https://m.baidu.com/ | Baidu | Organic Search
https://search.naver.com/ | Naver | Organic Search
https://m.search.naver.com/ | Naver | Organic Search
https://search.seznam.cz/ | Seznam | Organic Search
https://www.ecosia.org/ | Ecosia | Organic Search
https://www.qwant.com/ | Qwant | Organic Search
https://www.startpage.com/ | Startpage | Organic Search
https://search.brave.com/ | Brave Search | Organic Search
https://kagi.com/ | Kagi | Organic Search
https://www.sogou.com/ | Sogou | Organic Search
https://www.so.com/ | 360 Search | Organic Search
https://search.aol.com/ | AOL | Organic Search
https://www.ask.com/ | Ask | Organic Search
https://coccoc.com/ | Cốc Cốc | Organic Search
https://suche.t-online.de/ | T-Online | Organic Search
https://go.mail.ru/ | Mail.ru Search | Organic Search
https://mail.google.com/ | Gmail | Email
https://mail.google.com/mail/u/0/ | Gmail | Email
android-app://com.google.android.gm/ | Gmail | Email
https://mail.yahoo.com/ | Yahoo Mail | Email
https://us-mg6.mail.yahoo.com/ | Yahoo Mail | Email
https://outlook.live.com/ | Outlook | Email
https://outlook.office.com/ | Outlook | Email
https://outlook.office365.com/ | Outlook | Email
android-app://com.microsoft.office.outlook/ | Outlook | Email
https://nam02.safelinks.protection.outlook.com/ | Outlook | Email
https://urldefense.com/ | Proofpoint | Email
https://mail.qq.com/ | QQ Mail | Email
https://mail.163.com/ | NetEase Mail | Email
https://mail.proton.me/ | Proton Mail | Email
https://e.mail.ru/ | Mail.ru | Email
https://mail.yandex.ru/ | Yandex Mail | Email
https://deref-gmx.net/ | GMX | Email
https://deref-web.de/ | Web.de | Email
https://mail.naver.com/ | Naver Mail | Email
https://mail.zoho.com/ | Zoho Mail | Email
https://app.fastmail.com/ | Fastmail | Email
https://webmail.hosting.example/ | webmail.hosting.example | Email
https://shop.us1.list-manage.com/ | Mailchimp | Email
https://mailchi.mp/ | Mailchimp | Email
https://u123.ct.sendgrid.net/ | SendGrid | Email
https://www.facebook.com/ | Facebook | Organic Social
https://m.facebook.com/ | Facebook | Organic Social
https://l.facebook.com/ | Facebook | Organic Social
https://lm.facebook.com/ | Facebook | Organic Social
android-app://com.facebook.katana/ | Facebook | Organic Social
https://www.instagram.com/ | Instagram | Organic Social
https://l.instagram.com/ | Instagram | Organic Social
https://www.threads.net/ | Threads | Organic Social
https://l.threads.com/ | Threads | Organic Social
https://t.co/ | X | Organic Social
https://x.com/ | X | Organic Social
https://twitter.com/ | X | Organic Social
android-app://com.twitter.android/ | X | Organic Social
https://www.linkedin.com/ | LinkedIn | Organic Social
https://lnkd.in/ | LinkedIn | Organic Social
android-app://com.linkedin.android/ | LinkedIn | Organic Social
https://www.reddit.com/ | Reddit | Organic Social
https://out.reddit.com/ | Reddit | Organic Social
https://old.reddit.com/ | Reddit | Organic Social
android-app://com.reddit.frontpage/ | Reddit | Organic Social
https://www.pinterest.com/ | Pinterest | Organic Social
https://www.pinterest.de/ | Pinterest | Organic Social
https://in.pinterest.com/ | Pinterest | Organic Social
android-app://com.pinterest/ | Pinterest | Organic Social
https://www.tiktok.com/ | TikTok | Organic Social
https://www.snapchat.com/ | Snapchat | Organic Social
https://bsky.app/ | Bluesky | Organic Social
https://go.bsky.app/ | Bluesky | Organic Social
https://mastodon.social/ | Mastodon | Organic Social
https://hachyderm.io/ | Mastodon | Organic Social
https://news.ycombinator.com/ | Hacker News | Organic Social
https://www.producthunt.com/ | Product Hunt | Organic Social
https://web.whatsapp.com/ | WhatsApp | Organic Social
https://web.telegram.org/ | Telegram | Organic Social
https://t.me/ | Telegram | Organic Social
android-app://org.telegram.messenger/ | Telegram | Organic Social
https://discord.com/ | Discord | Organic Social
https://ptb.discord.com/ | Discord | Organic Social
android-app://com.google.android.apps.messaging/ | SMS | SMS
https://mastodon.example/ | Mastodon | Organic Social
https://outlook.company.example/ | outlook.company.example | Email
?utm_source=app&utm_medium=mobile | app | Push
https://apple.news/ | Apple News | Referral
android-app://com.Slack/ | Slack | Organic Social
https://statics.teams.cdn.office.net/ | Microsoft Teams | Organic Social
https://away.vk.com/ | VK | Organic Social
https://ok.ru/ | OK.ru | Organic Social
https://m.weibo.cn/ | Weibo | Organic Social
https://www.xiaohongshu.com/ | Xiaohongshu | Organic Social
https://mp.weixin.qq.com/ | WeChat | Organic Social
https://www.zhihu.com/ | Zhihu | Organic Social
https://linktr.ee/ | Linktree | Organic Social
https://www.quora.com/ | Quora | Organic Social
https://stackoverflow.com/ | Stack Overflow | Organic Social
https://medium.com/ | Medium | Organic Social
https://www.xing.com/ | XING | Organic Social
https://flipboard.com/ | Flipboard | Organic Social
https://blog.naver.com/ | Naver Blog | Organic Social
https://www.youtube.com/ | YouTube | Video
https://m.youtube.com/ | YouTube | Video
https://www.youtube.com/redirect?q=https://shop.example | YouTube | Video
android-app://com.google.android.youtube/ | YouTube | Video
https://vimeo.com/ | Vimeo | Video
https://www.twitch.tv/ | Twitch | Video
https://www.bilibili.com/ | Bilibili | Video
https://chatgpt.com/ | ChatGPT | AI
https://chat.openai.com/ | ChatGPT | AI
https://www.perplexity.ai/ | Perplexity | AI
https://claude.ai/ | Claude | AI
https://gemini.google.com/ | Gemini | AI
https://copilot.microsoft.com/ | Microsoft Copilot | AI
https://chat.deepseek.com/ | DeepSeek | AI
https://grok.com/ | Grok | AI
https://www.meta.ai/ | Meta AI | AI
https://you.com/ | You.com | AI
https://www.phind.com/ | Phind | AI
https://chat.mistral.ai/ | Mistral | AI
https://poe.com/ | Poe | AI
https://notebooklm.google.com/ | NotebookLM | AI
https://www.doubao.com/ | Doubao | AI
https://chat.qwen.ai/ | Qwen | AI
https://www.kimi.com/ | Kimi | AI
https://news.google.com/ | Google News | Referral
https://finance.yahoo.com/ | Yahoo Finance | Referral
https://news.yahoo.co.jp/ | Yahoo News | Referral
https://sports.yahoo.com/ | Yahoo | Referral
https://www.msn.com/ | MSN | Referral
https://docs.google.com/ | Google Docs | Referral
https://maps.google.com/ | Google Maps | Referral
https://translate.google.com/ | Google Translate | Referral
https://support.google.com/ | Google | Referral
https://en.wikipedia.org/ | Wikipedia | Referral
https://de.m.wikipedia.org/ | Wikipedia | Referral
https://www.amazon.de/ | Amazon | Referral
https://www.ebay.co.uk/ | eBay | Referral
https://www.etsy.com/ | Etsy | Referral
https://github.com/ | GitHub | Referral
https://www.notion.so/ | Notion | Referral
https://feedly.com/ | Feedly | Referral
https://www.nytimes.com/ | nytimes.com | Referral
https://www.theguardian.com/ | theguardian.com | Referral
https://blog.partner.example/post | blog.partner.example | Referral
https://blog.ecosia.org/ | Ecosia | Referral
https://googleads.g.doubleclick.net/ | Google Ads | Display
https://trc.taboola.com/ | Taboola | Display
https://www.google.com/ ?gclid=Cj0KCQ | Google | Paid Search
?gbraid=0AAA | | Paid Search
https://www.bing.com/ ?msclkid=1f | Bing | Paid Search
https://m.facebook.com/ ?fbclid=IwAR | Facebook | Organic Social
?ttclid=E.C.P | | Paid Social
?utm_source=google&utm_medium=cpc&utm_campaign=brand | Google | Paid Search
?utm_source=Google&utm_medium=CPC | Google | Paid Search
?utm_source=adwords&utm_medium=ppc | Google | Paid Search
?utm_source=google_ads | Google | Paid Search
?utm_source=googleads&utm_medium=paid | Google | Paid Search
?utm_source=bing&utm_medium=paidsearch | Bing | Paid Search
?utm_source=google&utm_medium=pmax | Google | Paid Search
?utm_source=google&utm_medium=shopping | Google | Paid Search
?utm_source=google&utm_medium=organic | Google | Organic Search
?utm_source=gmb&utm_medium=organic | Google | Organic Search
?utm_source=google&utm_medium=display | Google | Display
?utm_source=google&utm_medium=cpm | Google | Display
?utm_source=criteo&utm_medium=retargeting | Criteo | Display
?utm_source=taboola&utm_medium=native | Taboola | Display
?utm_source=news-site&utm_medium=banner | news-site | Display
?utm_source=facebook&utm_medium=paid-social | Facebook | Paid Social
?utm_source=fb&utm_medium=cpc | Facebook | Paid Social
?utm_source=ig&utm_medium=paid | Instagram | Paid Social
?utm_source=facebook_ads | Facebook | Paid Social
?utm_source=meta&utm_medium=Paid_Social | Facebook | Paid Social
?utm_source=an&utm_medium=paid | Facebook | Paid Social
?utm_source=facebook&utm_medium=cpm | Facebook | Paid Social
?utm_source=instagram&utm_medium=retargeting | Instagram | Paid Social
?utm_source=tiktok&utm_medium=cpc | TikTok | Paid Social
?utm_source=linkedin&utm_medium=sponsored | LinkedIn | Paid Social
?utm_source=li&utm_medium=social | LinkedIn | Organic Social
?utm_source=instagram&utm_medium=social | Instagram | Organic Social
?utm_source=ig&utm_medium=story | Instagram | Organic Social
?utm_source=facebook&utm_medium=referral | Facebook | Organic Social
?utm_source=buffer&utm_medium=sm | Buffer | Organic Social
?utm_source=twitter&utm_medium=organic | X | Organic Social
?utm_source=newsletter&utm_medium=email | Newsletter | Email
?utm_source=Newsletter-2026-05 | Newsletter | Email
?utm_source=weekly&utm_medium=E-Mail | weekly | Email
?utm_source=mailchimp&utm_medium=email&utm_campaign=may | Mailchimp | Email
?utm_source=klaviyo | Klaviyo | Email
?utm_source=hubspot | HubSpot | Email
?utm_source=hs_email&utm_medium=email | HubSpot | Email
?utm_source=sendgrid | SendGrid | Email
?utm_source=brevo | Brevo | Email
?utm_source=activecampaign | ActiveCampaign | Email
?utm_source=customers&utm_medium=newsletter | customers | Email
?utm_source=klaviyo&utm_medium=sms | Klaviyo | SMS
?utm_source=sale&utm_medium=text | sale | SMS
?utm_source=onesignal&utm_medium=push | OneSignal | Push
?utm_source=app&utm_medium=web_push | app | Push
?utm_source=app&utm_medium=notification | app | Push
?utm_source=spotify&utm_medium=audio | Spotify | Audio
?utm_source=my-show&utm_medium=podcast | my-show | Audio
?utm_source=youtube&utm_medium=video | YouTube | Video
?utm_source=yt&utm_medium=cpc | YouTube | Video
?utm_source=partner&utm_medium=affiliate | partner | Affiliate
?utm_source=awin&utm_medium=affiliates | awin | Affiliate
?irclickid=x1 | | Affiliate
?utm_source=chatgpt.com | ChatGPT | AI
?utm_source=perplexity | Perplexity | AI
?utm_source=copilot.com | Microsoft Copilot | AI
?utm_source=partner-blog&utm_medium=referral | partner-blog | Referral
?ref=producthunt | Product Hunt | Organic Social
?utm_source=flyer&utm_medium=qr | QR code | Other
?utm_source=magazine&utm_medium=print | magazine | Other
?utm_source=fair&utm_medium=offline | fair | Other
?utm_source=sidebar&utm_medium=cpc | sidebar | Other
?utm_campaign=autumn | | Other
https://shop.example/other | | Direct
https://blog.shop.example/ | | Direct
 | | Direct`;
