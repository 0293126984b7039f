// The shop's posts, and the guide: a page that navigates by pushState, like single-page apps.
import { html } from "hono/html";
import { shopPosts } from "../../data/articles.ts";
import { stories } from "../../data/stories.ts";
import type { Page } from "../layout.ts";

const addressOf = (slug: string) => `/demo/blog/${slug}`;

export const blogPage: Page = {
  title: "Stories",
  body: html`<section class="intro">
      <h1>Stories</h1>
      <p>From people who sleep outside more than is reasonable.</p>
    </section>
    <ul class="tiles">
      ${shopPosts.map(
        ({ path, title, seconds }) =>
          html`<li>
            <a href="${path}"><strong>${title}</strong><span>${Math.max(2, Math.round(seconds / 40))} minutes</span></a>
          </li>`,
      )}
    </ul>`,
};

export function storyPage(slug: string): Page | undefined {
  const post = shopPosts.find(({ path }) => path === addressOf(slug));
  const story = stories[slug];
  if (!post || !story) return undefined;
  return {
    title: post.title,
    body: html`<article class="story">
      <h1>${post.title}</h1>
      <p class="lead">${story.lead}</p>
      ${story.parts.map(
        ({ heading, text }) =>
          html`<h2>${heading}</h2>
            ${text.map((paragraph) => html`<p>${paragraph}</p>`)}`,
      )}
      <p><a class="button" href="/demo/product/${story.product}">${story.invitation}</a></p>
    </article>`,
  };
}

/** One document for all steps of the guide. Its script shows the step in the URL. */
export const guidePage: Page = {
  title: "Find your pack",
  body: html`<section class="guide" aria-live="polite">
    <h1>Find your pack</h1>
    <p class="question">How long will you be away?</p>
    <div class="answers"></div>
    <noscript
      ><p>The guide needs scripts. <a href="/demo/category/packs">All packs</a></p></noscript
    >
  </section>`,
};

export const missingPage: Page = {
  title: "Off the path",
  body: html`<section class="intro">
    <h1>Off the path</h1>
    <p>There is nothing here but wind. <a href="/demo/">Back to the shop</a></p>
  </section>`,
};
