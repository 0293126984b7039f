/**
 * @generated SignedSource<<523f352359efd79f19b214d5bdead1b6>>
 * @relayHash f97b6e4559cb193ac6f75f2bf78f7df2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0d710879b22f59a040025134a27dbba393c1b408e225e45ac2a78af339709ea

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditGoalScreenQuery } from './EditGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0d710879b22f59a040025134a27dbba393c1b408e225e45ac2a78af339709ea",
    "metadata": {},
    "name": "EditGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
