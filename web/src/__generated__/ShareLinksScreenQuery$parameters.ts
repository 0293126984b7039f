/**
 * @generated SignedSource<<b86139b096743d8fdbddbf76f0d45673>>
 * @relayHash 70e8d105611d6bb41c250618d442f638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 468dce9e8417845cae65dd83c82b3dc718cd0d9814e2d846f003ed920bc49696

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "468dce9e8417845cae65dd83c82b3dc718cd0d9814e2d846f003ed920bc49696",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
