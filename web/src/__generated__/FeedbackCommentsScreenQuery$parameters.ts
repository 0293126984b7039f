/**
 * @generated SignedSource<<7908de2c9c017b6e6e1ace611ad30676>>
 * @relayHash 9250f47f2fafc9bfd0b44ea6a39c158f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9be604b4f02d716a5ea9bac76a777509f319d1ffc0dbbb8a328dcd4868f00da3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackCommentsScreenQuery } from './FeedbackCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9be604b4f02d716a5ea9bac76a777509f319d1ffc0dbbb8a328dcd4868f00da3",
    "metadata": {},
    "name": "FeedbackCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
