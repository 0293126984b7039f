/**
 * @generated SignedSource<<14e877e32d4543710ebd63037b8df8d5>>
 * @relayHash 81f8a848ca0378b62f402937c524b57a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a45e2c6b2398fd28b994d961a692bda0dea89fafc33f1500856136afca552610

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a45e2c6b2398fd28b994d961a692bda0dea89fafc33f1500856136afca552610",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
