/**
 * @generated SignedSource<<84d3c377228e6393621e70db6376f7c3>>
 * @relayHash 025a96b1dd68751c1c8c2079fb24401d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1c9d08b50d46ba07512776f9f58406269b1f34bdc19d10b31108de413c99130

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1c9d08b50d46ba07512776f9f58406269b1f34bdc19d10b31108de413c99130",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
