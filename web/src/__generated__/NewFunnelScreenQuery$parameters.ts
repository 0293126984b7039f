/**
 * @generated SignedSource<<58beaed4b04a66534284f637b0cc82fe>>
 * @relayHash 30732f9a7679da7864a412d0880db748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab3745ce6ae2ee25d300154afaa7d6f7b03cffdbd568b81def393cc92d88dd13

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewFunnelScreenQuery } from './NewFunnelScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewFunnelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab3745ce6ae2ee25d300154afaa7d6f7b03cffdbd568b81def393cc92d88dd13",
    "metadata": {},
    "name": "NewFunnelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
