/**
 * @generated SignedSource<<b2bdf78a30d4cf332c14141e99fb2cb7>>
 * @relayHash 2ea2b818174afbed8183a968f823b9bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce2397ae2782e3a79cddc3f52f82493ea2e3ce4144819dc82f88a9dbdda131dc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetStartedScreenQuery } from './GetStartedScreenQuery.graphql';

const node: PreloadableConcreteRequest<GetStartedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce2397ae2782e3a79cddc3f52f82493ea2e3ce4144819dc82f88a9dbdda131dc",
    "metadata": {},
    "name": "GetStartedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
