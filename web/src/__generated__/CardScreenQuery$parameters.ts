/**
 * @generated SignedSource<<9e52837eee093a6a5a599787473e2d73>>
 * @relayHash f5cf96eab8fab911114c7702668ca066
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e18d8e3958836ccf6262512314998fe7f9153a8336c4a2216de8e56e38b3297

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CardScreenQuery } from './CardScreenQuery.graphql';

const node: PreloadableConcreteRequest<CardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e18d8e3958836ccf6262512314998fe7f9153a8336c4a2216de8e56e38b3297",
    "metadata": {},
    "name": "CardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
