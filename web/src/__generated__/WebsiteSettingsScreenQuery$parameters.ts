/**
 * @generated SignedSource<<535c0a1e24dd8b3cf0ca2bc409482445>>
 * @relayHash 609715d789fcad61077a20f141e63b46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID feb6475d2a7bbdc232ee54de122af228c1ae20e2afddc07f7e9a74c602c1becb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebsiteSettingsScreenQuery } from './WebsiteSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebsiteSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "feb6475d2a7bbdc232ee54de122af228c1ae20e2afddc07f7e9a74c602c1becb",
    "metadata": {},
    "name": "WebsiteSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
