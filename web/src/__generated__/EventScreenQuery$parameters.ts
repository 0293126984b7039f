/**
 * @generated SignedSource<<287abeaa53adc6f8e775ad82ada2f8e9>>
 * @relayHash 1cfb0dfafe9101f3878f4d1d1711213b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 375e8988ef5cff7e7a8db09463c7d49d9ccf029c0cea0ea741ed2fcfac914c05

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "375e8988ef5cff7e7a8db09463c7d49d9ccf029c0cea0ea741ed2fcfac914c05",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
