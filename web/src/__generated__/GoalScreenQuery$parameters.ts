/**
 * @generated SignedSource<<8ca41fa2d09f2a4d6d6f06e07a79d863>>
 * @relayHash fd86dfe96747a54132622894608a55e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19d830961259518e43ebbaa94f484a549c24699d9121a560af183e894825d53f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19d830961259518e43ebbaa94f484a549c24699d9121a560af183e894825d53f",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
