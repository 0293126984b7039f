// Who is a search engine, a social network and so on: by domain (all hosts below it count) and by the short names that
// people write into utm_source.
export type SourceKind = "search" | "social" | "video" | "email" | "ai";

interface SourceList {
  domains: string;
  names: string;
}

export const sourceLists: Record<SourceKind, SourceList> = {
  ai: {
    domains: `chatgpt.com chat.openai.com openai.com perplexity.ai claude.ai anthropic.com gemini.google.com
      bard.google.com notebooklm.google.com copilot.microsoft.com copilot.com copilot.cloud.microsoft deepseek.com
      chat.mistral.ai mistral.ai grok.com x.ai meta.ai you.com phind.com poe.com character.ai kimi.com kimi.moonshot.cn
      doubao.com chat.qwen.ai tongyi.aliyun.com yiyan.baidu.com felo.ai genspark.ai iask.ai andisearch.com pi.ai
      huggingface.co liner.com consensus.app elicit.com blackboxai.com blackbox.ai lechat.mistral.ai duck.ai`,
    names: "chatgpt openai perplexity claude gemini copilot deepseek mistral grok",
  },
  email: {
    domains: `mail.google.com com.google.android.gm outlook.live.com outlook.office.com outlook.office365.com
      outlook.com mail.yahoo.com mail.aol.com mail.proton.me mail.protonmail.com mail.ru e.mail.ru mail.yandex.ru
      mail.yandex.com icloud.com mail.zoho.com mail.qq.com mail.163.com mail.126.com mail.naver.com gmx.net gmx.com
      web.de mail.com fastmail.com app.fastmail.com roundcube.net hey.com tutanota.com mail.tutanota.com superhuman.com
      mail.superhuman.com campaign-archive.com mailchi.mp list-manage.com substackmail.com`,
    names: "email e-mail mail newsletter mailchimp klaviyo hubspot-email brevo sendgrid mailerlite convertkit",
  },
  video: {
    domains: `youtube.com youtu.be com.google.android.youtube vimeo.com twitch.tv dailymotion.com bilibili.com
      rumble.com odysee.com wistia.com loom.com netflix.com hulu.com youku.com iqiyi.com v.qq.com nicovideo.jp
      peertube.tv ted.com`,
    names: "youtube vimeo twitch dailymotion bilibili",
  },
  social: {
    domains: `facebook.com fb.com fb.me m.me messenger.com com.facebook.katana instagram.com threads.net threads.com
      x.com twitter.com t.co linkedin.com lnkd.in com.linkedin.android tiktok.com pinterest.com pinterest.co.uk pin.it
      reddit.com redd.it com.reddit.frontpage news.ycombinator.com producthunt.com bsky.app mastodon.social mastodon.online
      hachyderm.io fosstodon.org snapchat.com whatsapp.com wa.me t.me telegram.org web.telegram.org telegram.me
      discord.com discord.gg slack.com tumblr.com quora.com stackoverflow.com medium.com vk.com ok.ru weibo.com
      xiaohongshu.com douyin.com zhihu.com douban.com line.me kakao.com xing.com flipboard.com meetup.com nextdoor.com
      lobste.rs dev.to disqus.com livejournal.com myspace.com plurk.com skyrock.com wechat.com
      weixin.qq.com viber.com clubhouse.com goodreads.com houzz.com yammer.com behance.net dribbble.com deviantart.com`,
    names: `facebook fb ig instagram threads twitter x linkedin tiktok pinterest reddit hackernews hn producthunt
      bluesky bsky mastodon snapchat whatsapp telegram discord slack tumblr quora vk weibo meta`,
  },
  search: {
    domains: `com.google.android.googlequicksearchbox bing.com duckduckgo.com search.yahoo.com yahoo.co.jp
      search.brave.com yandex.ru yandex.com ya.ru yandex.kz yandex.com.tr yandex.by baidu.com ecosia.org qwant.com
      startpage.com kagi.com naver.com seznam.cz sogou.com so.com sm.cn search.aol.com aol.com ask.com dogpile.com
      mojeek.com swisscows.com presearch.com presearch.org metager.org metager.de gibiru.com lilo.org onesearch.com
      search.lycos.com daum.net biglobe.ne.jp coccoc.com lite.duckduckgo.com html.duckduckgo.com search.ch
      suche.t-online.de search.becovi.com rambler.ru zapmeta.com info.com excite.com webcrawler.com yahoo.com
      searx.be karmasearch.org ekoru.org oceanhero.today yep.com stract.com marginalia.nu`,
    names: "google bing duckduckgo yahoo yandex baidu ecosia qwant brave startpage kagi naver seznam",
  },
};

/** Google's search stands under a domain of each country. */
export const googleSearch = /^(?:www\.|m\.|images\.|news\.)?google\.(?:[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2})$/;

/** Ad platforms' click ids: what was paid for. fbclid is left out, as Facebook adds it to unpaid links too. */
export const clickKinds: Record<string, "search" | "social" | "display" | "affiliate"> = {
  gclid: "search",
  gbraid: "search",
  wbraid: "search",
  msclkid: "search",
  yclid: "search",
  dclid: "display",
  ttclid: "social",
  twclid: "social",
  li_fat_id: "social",
  epik: "social",
  sccid: "social",
  rdt_cid: "social",
  irclickid: "affiliate",
  awc: "affiliate",
  cjevent: "affiliate",
};
